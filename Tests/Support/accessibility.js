(() => {
  const found = [];
  const all = (s) => [...document.querySelectorAll(s)];
  const shown = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const say = (rule, e) => found.push(rule + ": " + e.outerHTML.slice(0, 120));
  const text = (id) => document.getElementById(id)?.textContent ?? "";
  const name = (e) => {
    const labelled = e.getAttribute("aria-labelledby");
    if (labelled) return labelled.split(" ").map(text).join(" ").trim();
    const label = e.getAttribute("aria-label");
    if (label) return label.trim();
    if (e.labels?.length) return [...e.labels].map((l) => l.textContent).join(" ").trim();
    const pictures = [...e.querySelectorAll("img")].map((i) => i.alt).join(" ");
    return (e.textContent + " " + pictures + " " + (e.getAttribute("alt") ?? "")).trim();
  };
  // Names and labels.
  for (const e of all("a[href], button, input, select, textarea, summary")) {
    if (shown(e) && !name(e)) say("no name", e);
  }
  for (const e of all("input, select, textarea")) {
    if (!e.labels?.length && !e.getAttribute("aria-label")) say("no label", e);
  }
  for (const e of all("img")) if (!e.hasAttribute("alt")) say("no alt", e);
  for (const e of all("img")) if (!e.width || !e.height) say("no size", e);
  for (const e of all("svg")) if (!e.closest("[aria-hidden=true]") && !e.getAttribute("role")) say("svg", e);
  // Structure.
  if (!document.documentElement.lang) found.push("no language");
  if (!document.title.trim()) found.push("no title");
  for (const s of ["h1", "main", "header", "footer"]) {
    if (all(s).length !== 1) found.push(all(s).length + " elements " + s);
  }
  for (const e of all("nav, section")) if (!name(e)) say("landmark without name", e);
  const navigations = all("nav").map((e) => e.getAttribute("aria-label"));
  if (new Set(navigations).size !== navigations.length) found.push("navigations of one name");
  let level = 0;
  for (const e of all("h1, h2, h3, h4, h5, h6")) {
    const own = Number(e.tagName[1]);
    if (own > level + 1) say("heading skips a level", e);
    level = own;
  }
  const ids = all("[id]").map((e) => e.id);
  for (const id of new Set(ids)) if (ids.filter((i) => i === id).length > 1) found.push("id twice: " + id);
  for (const e of all("[aria-labelledby]")) {
    for (const id of e.getAttribute("aria-labelledby").split(" ")) {
      if (!document.getElementById(id)) say("names a missing id", e);
    }
  }
  for (const e of all("ul, ol")) {
    if ([...e.children].some((c) => c.tagName !== "LI")) say("list of other things", e);
  }
  for (const e of all("th")) if (!e.scope) say("header without scope", e);
  for (const e of all("[tabindex]")) if (e.tabIndex > 0) say("order of focus", e);
  for (const e of all("[aria-hidden=true]")) {
    if (e.querySelector("a, button, input, select, [tabindex]")) say("hidden but focusable", e);
  }
  // Targets that are large enough to touch.
  for (const e of all("button, select, input:not([type=radio]), nav a, .button")) {
    if (!shown(e) || e.closest(".skip")) continue;
    const box = e.getBoundingClientRect();
    if (box.width < 24 || box.height < 24) say("too small to touch", e);
  }
  // Contrast of texts with what they stand on.
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  canvas.canvas.width = canvas.canvas.height = 1;
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] / 255 + below[i] * (1 - top[3] / 255)).concat(255);
  const ground = (e) => {
    const colors = [];
    for (let at = e; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.backgroundImage !== "none") return null;
      colors.push(rgba(style.backgroundColor));
    }
    return colors.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 255]);
  };
  const light = (c) => {
    const [r, g, b] = c.slice(0, 3).map((v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const e of all("body *")) {
    const own = [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    if (!own || !shown(e) || e.closest(".swatch, .hush, .skip, option, script, style")) continue;
    const below = ground(e);
    if (!below) continue;
    const style = getComputedStyle(e);
    const [a, b] = [light(over(rgba(style.color), below)), light(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) say("contrast " + ratio.toFixed(2), e);
  }
  // Nothing is wider than the screen.
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the screen");
  return found;
})()
