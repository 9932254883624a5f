// The search of the site; every page works without it.
(() => {
  "use strict";
  const root = document.currentScript.dataset.root;
  const form = document.querySelector("#find");
  const input = document.querySelector("#find-text");
  const results = document.querySelector("#find-results");
  form.hidden = false;

  // On narrow pages, the list of pages is opened by a tap.
  const pages = document.querySelector(".pages > details");
  if (pages && matchMedia("(max-width: 60rem)").matches) pages.open = false;

  const current = document.querySelector(".pages [aria-current]");
  const list = document.querySelector(".pages");
  if (current && list.scrollHeight > list.clientHeight) list.scrollTop = current.offsetTop - list.clientHeight / 2;

  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  let entries;
  const load = () => {
    if (entries) return;
    entries = [];
    const script = document.createElement("script");
    script.src = root + "search-index.js";
    script.onload = () => {
      entries = window.searchIndex.map(([title, part, path, text]) => ({ title, part, path, text, folded: [title, part, text].map(fold) }));
      show();
    };
    document.head.append(script);
  };

  // Words in titles count more than words in texts; all words must be found.
  const rank = (entry, words) => {
    let sum = 0;
    for (const word of words) {
      const [title, part, text] = entry.folded.map((field) => field.indexOf(word));
      const found = Math.max(title === 0 ? 12 : title > 0 ? 8 : 0, part === 0 ? 10 : part > 0 ? 6 : 0, text >= 0 ? 1 : 0);
      if (!found) return 0;
      sum += found;
    }
    return sum;
  };

  const show = () => {
    const words = fold(input.value).split(/\s+/).filter(Boolean);
    results.hidden = !words.length;
    if (!words.length) return;
    const found = entries.map((entry) => [rank(entry, words), entry]).filter(([sum]) => sum).sort((a, b) => b[0] - a[0]).slice(0, 12);
    results.replaceChildren(...found.map(([, entry]) => {
      const link = document.createElement("a");
      link.href = root + entry.path;
      const name = document.createElement("b");
      name.textContent = entry.title;
      link.append(name);
      if (entry.part) {
        const part = document.createElement("span");
        part.textContent = " › " + entry.part;
        link.append(part);
      }
      const place = Math.max(0, entry.folded[2].indexOf(words[0]) - 40);
      const line = document.createElement("small");
      line.textContent = (place ? "…" : "") + entry.text.slice(place, place + 160);
      link.append(line);
      return link;
    }));
    if (!found.length) {
      const nothing = document.createElement("p");
      nothing.textContent = "Nothing is found.";
      results.append(nothing);
    }
  };

  input.addEventListener("focus", load);
  input.addEventListener("input", () => { load(); show(); });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    results.querySelector("a")?.click();
  });
  form.addEventListener("keydown", (event) => {
    const links = [input, ...results.querySelectorAll("a")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      links[(links.indexOf(document.activeElement) + step + links.length) % links.length].focus();
    } else if (event.key === "Escape") {
      input.value = "";
      show();
      input.focus();
    }
  });
  document.addEventListener("click", (event) => { if (!form.contains(event.target)) results.hidden = true; });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName)) return;
    event.preventDefault();
    input.focus();
  });
})();
