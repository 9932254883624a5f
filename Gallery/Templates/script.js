// Makes the gallery better where scripts run; every page works without.
(() => {
  "use strict";
  const root = document.documentElement;
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const one = (selector, from = document) => from.querySelector(selector);

  const remembered = (key) => {
    try { return localStorage.getItem(key); } catch { return null; }
  };
  const remember = (key, value) => {
    try { localStorage.setItem(key, value); } catch { /* Pages from disk may have no storage. */ }
  };

  // The look of the pages themselves.
  const prefersDark = matchMedia("(prefers-color-scheme: dark)");
  const isDark = () => root.classList.contains("dark") || (!root.classList.contains("light") && prefersDark.matches);
  const setAppearance = (value) => {
    root.classList.remove("light", "dark");
    if (value === "light" || value === "dark") root.classList.add(value);
  };
  setAppearance(remembered("appearance"));
  const appearance = one("#appearance");
  const showAppearance = () => appearance.setAttribute("aria-pressed", String(isDark()));
  appearance.hidden = false;
  showAppearance();
  prefersDark.addEventListener("change", showAppearance);
  appearance.addEventListener("click", () => {
    const value = isDark() ? "light" : "dark";
    setAppearance(value);
    remember("appearance", value);
    showAppearance();
  });

  // The address holds the choices, so that they can be kept and shared.
  const query = new URLSearchParams(location.search);
  const keep = (values) => {
    const kept = new URLSearchParams();
    for (const [key, value] of Object.entries(values)) if (value) kept.set(key, value);
    const text = kept.toString();
    try { history.replaceState(null, "", (text ? "?" + text : location.pathname) + location.hash); } catch { /* Not for every address. */ }
  };

  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

  // Colors by name or hex, as lightness, chroma and hue in OKLCH.
  const colorOf = (text) => {
    const probe = document.createElement("i");
    const name = text.trim().toLowerCase();
    probe.style.color = one(`[data-color="${CSS.escape(name)}"]`)?.style.backgroundColor ?? "";
    if (!probe.style.color) probe.style.color = /^[\da-f]{3}([\da-f]{3})?$/.test(name) ? "#" + name : name;
    const parts = probe.style.color.match(/^#|^rgb/) ? probe.style.color.match(/[\d.]+/g) : null;
    if (parts) return oklch(parts.slice(0, 3).map(Number));
    if (!probe.style.color) return null;
    const canvas = document.createElement("canvas").getContext("2d");
    canvas.fillStyle = probe.style.color;
    const hex = canvas.fillStyle.match(/^#(..)(..)(..)$/);
    return hex ? oklch(hex.slice(1).map((part) => parseInt(part, 16))) : null;
  };
  const oklch = (rgb) => {
    const [r, g, b] = rgb.map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
    const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
    return { light: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(x, y), hue: Math.atan2(y, x) };
  };
  const isNear = (a, b) => {
    const neutral = 0.04;
    if (a.chroma < neutral) return b.chroma < neutral && Math.abs(a.light - b.light) < 0.1;
    const turn = Math.abs(a.hue - b.hue) % (2 * Math.PI);
    return b.chroma >= Math.max(neutral, a.chroma * 0.4) && b.chroma <= a.chroma * 2.5 &&
      Math.min(turn, 2 * Math.PI - turn) < 0.35 && Math.abs(a.light - b.light) < 0.2;
  };

  // Search and filters of the index.
  const filters = one("#filters");
  if (filters) {
    const search = one("#search");
    const show = one("#show");
    const choices = all("select[data-filter]", filters);
    const shelves = all(".shelf");
    const color = one("#color");
    const swatches = all("[data-color]");
    const cards = all(".card").map((card) => ({
      card, words: fold(card.dataset.name),
      colors: card.dataset.colors.split(" ").map((hex) => oklch(hex.match(/\w\w/g).map((part) => parseInt(part, 16)))),
    }));
    filters.hidden = false;
    // On phones, the filters unfold.
    const more = one("#more");
    const isNarrow = matchMedia("(max-width: 40rem)");
    const unfold = (isOpen) => {
      more.hidden = !isNarrow.matches;
      one("#fold").hidden = isNarrow.matches && !isOpen;
      more.setAttribute("aria-expanded", String(isOpen));
    };
    more.addEventListener("click", () => unfold(more.getAttribute("aria-expanded") !== "true"));
    isNarrow.addEventListener("change", () => unfold(false));
    const apply = () => {
      const words = fold(search.value).split(/\s+/).filter(Boolean);
      const wanted = color.value.trim() ? colorOf(color.value) : null;
      color.setAttribute("aria-invalid", String(Boolean(color.value.trim()) && !wanted));
      for (const swatch of swatches) {
        swatch.setAttribute("aria-pressed", String(swatch.dataset.color === color.value.trim().toLowerCase()));
      }
      let count = 0;
      for (const { card, words: text, colors } of cards) {
        const fits = (!wanted || colors.some((own) => isNear(wanted, own))) && words.every((word) => text.includes(word)) &&
          choices.every(({ value, dataset: { filter } }) => !value || (filter === "tag" ? card.dataset.tag.split("|").includes(value) : card.dataset[filter] === value));
        card.hidden = !fits;
        if (fits) count += 1;
      }
      for (const shelf of shelves) {
        const own = all(".card", shelf);
        shelf.hidden = own.every((card) => card.hidden);
      }
      one("#nothing").hidden = count > 0;
      one("#clear").hidden = !search.value && !color.value && !show.value && choices.every((choice) => !choice.value);
      const themes = cards.length === 1 ? "theme" : "themes";
      one("#count").textContent = count === cards.length ? `${count} ${themes}` : `${count} of ${cards.length} ${themes}`;
      one("#shelves").className = "shelves" + (show.value ? ` ${show.value}-only` : "");
      const values = { q: search.value, color: color.value, show: show.value };
      for (const choice of choices) values[choice.dataset.filter] = choice.value;
      keep(values);
    };
    search.value = query.get("q") ?? "";
    color.value = query.get("color") ?? "";
    for (const swatch of swatches) {
      swatch.addEventListener("click", () => {
        color.value = swatch.getAttribute("aria-pressed") === "true" ? "" : swatch.dataset.color;
        apply();
      });
    }
    for (const choice of [...choices, show]) {
      const wanted = query.get(choice.dataset.filter ?? "show");
      if ([...choice.options].some((option) => option.value === wanted)) choice.value = wanted;
    }
    unfold(Boolean(color.value || show.value) || choices.some((choice) => choice.value));
    filters.addEventListener("input", apply);
    filters.addEventListener("submit", (event) => event.preventDefault());
    filters.addEventListener("reset", () => setTimeout(() => { search.value = color.value = ""; apply(); }));
    one("#everything").addEventListener("click", () => { filters.reset(); search.focus(); });
    search.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && search.value) { event.preventDefault(); search.value = ""; apply(); }
      if (event.key === "ArrowDown") { event.preventDefault(); one(".card:not([hidden]) .face")?.focus(); }
    });
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.closest("input, select, textarea")) return;
      event.preventDefault();
      search.focus();
      search.select();
    });
    apply();
  }

  // Arrow keys go from card to card as they are seen.
  document.addEventListener("keydown", (event) => {
    const face = event.target.closest?.(".face");
    if (!face || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
    if (!step) return;
    const faces = all(".face").filter((other) => other.offsetParent !== null);
    let next;
    if (step[0]) {
      next = faces[faces.indexOf(face) + step[0]];
    } else {
      const here = face.getBoundingClientRect();
      const middle = here.left + here.width / 2;
      const beyond = faces
        .map((other) => ({ other, box: other.getBoundingClientRect() }))
        .filter(({ box }) => (step[1] > 0 ? box.top > here.top + 8 : box.top < here.top - 8))
        .map(({ other, box }) => ({
          other,
          far: Math.abs(box.top - here.top) * 4 + Math.abs(box.left + box.width / 2 - middle),
        }));
      next = beyond.sort((a, b) => a.far - b.far)[0]?.other;
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
  });

  // Another language on the page of a theme.
  const locale = one("#locale");
  if (locale) {
    const copied = ["src", "srcset", "alt"];
    const values = (picture) => copied.map((name) => picture.getAttribute(name));
    const pictures = all("[data-switch]").map((figure) => {
      const picture = one("img", figure);
      return { picture, scheme: figure.dataset.switch, standard: values(picture) };
    });
    const standard = locale.value;
    one("#switcher").hidden = false;
    const apply = () => {
      // The list of languages on the page knows the files.
      const row = document.getElementById(locale.value)?.closest(".row");
      for (const { picture, scheme, standard: own } of pictures) {
        const other = row && one(scheme === "both" ? "img" : `.${scheme} img, .both img`, row);
        (other ? values(other) : own).forEach((value, index) => {
          if (value === null) picture.removeAttribute(copied[index]);
          else picture.setAttribute(copied[index], value);
        });
      }
      keep({ locale: locale.value === standard ? "" : locale.value });
    };
    const wanted = query.get("locale");
    if ([...locale.options].some((option) => option.value === wanted)) { locale.value = wanted; apply(); }
    locale.addEventListener("change", apply);
  }

  // Two themes side by side.
  const pick = one("#pick");
  if (pick) {
    for (const pairs of all("#pairs")) pairs.hidden = false;
    const [a, b] = [one("#a"), one("#b")];
    for (const [choice, key] of [[a, "a"], [b, "b"]]) {
      const wanted = query.get(key);
      if ([...choice.options].some((option) => option.value === wanted)) choice.value = wanted;
    }
    if (a.value === b.value) b.value = [...b.options].find((option) => option.value !== a.value)?.value ?? b.value;
    const apply = () => keep({ a: a.value, b: b.value });
    pick.addEventListener("change", apply);
    pick.addEventListener("submit", (event) => event.preventDefault());
    const swap = one("#swap");
    swap.hidden = false;
    swap.addEventListener("click", () => { [a.value, b.value] = [b.value, a.value]; apply(); });
    const images = one("#images");
    const openers = all("[data-images]");
    let chosen = a;
    const open = (opener) => {
      images.hidden = !opener;
      for (const other of openers) other.setAttribute("aria-expanded", other === opener);
      if (opener) chosen = one(`#${opener.dataset.images}`);
    };
    for (const opener of openers) {
      opener.hidden = false;
      opener.addEventListener("click", () => open(opener.getAttribute("aria-expanded") === "true" ? null : opener));
    }
    images.addEventListener("click", (event) => {
      const theme = event.target.closest("button");
      if (!theme) return;
      chosen.value = theme.value;
      open(null);
      chosen.focus();
      apply();
    });
  }

  // Code to take along.
  if (navigator.clipboard) {
    for (const button of all("[data-copy]")) {
      button.hidden = false;
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(button.dataset.copy);
        button.classList.add("done");
        setTimeout(() => button.classList.remove("done"), 1500);
      });
    }
    for (const block of all("pre.code")) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "quiet copy";
      button.textContent = "Copy";
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(one("code", block).textContent);
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
      block.prepend(button);
    }
  }
})();
