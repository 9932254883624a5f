// All texts of the page, in English. Functions take what they mention.

/** @param {number} n @param {string} one @param {string} [many] */
export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const strings = {
  studio: 'Studio',
  start: {
    title: 'Make a keyboard theme',
    lead: (/** @type {string} */ folder) => `Start from a theme, a color or nothing. Files are saved in the folder “${folder}”.`,
    open: 'Open', files: 'In this folder', noFiles: 'No themes here yet.',
    from: 'Start from a theme', filter: 'Filter themes', none: 'No theme has this name.',
    seed: 'From a color', seedLead: 'Light and dark, with readable contrast.', seedKind: 'Kind', make: 'Make',
    seedColor: 'Seed color', empty: 'Empty theme', emptyLead: 'The standard look; every line is yours.',
    continue: 'open', kinds: { plain: 'Plain', gradient: 'Gradient', glass: 'Glass', keycap: 'Keycap', neon: 'Neon' },
    photo: 'Image', unsaved: 'not saved', image: (/** @type {string} */ title) => `Keyboard in ${title}`,
  },
  bar: {
    home: 'Themes', undo: 'Undo', redo: 'Redo', history: 'Steps', search: 'Commands', export: 'Export', save: 'Save',
    saved: 'Saved', scheme: { auto: 'Colors of the studio: as the system', light: 'Colors of the studio: light', dark: 'Colors of the studio: dark' },
    nextScheme: 'Colors of the studio: system, light, dark', modes: 'Mode', design: 'Design', type: 'Type', wall: 'Wall', unsaved: 'Has changes that aren’t saved', file: 'File panel',
  },
  panels: { title: 'Panels', inspect: 'Inspect', file: 'File', problems: 'Problems' },
  situations: {
    title: 'Situation', device: 'Device', locale: 'Language', orientation: 'Orientation', 'color-scheme': 'Color scheme',
    'keyboard-type': 'Keyboard', case: 'Letters', 'text-size': 'Text size', contrast: 'Contrast', 'liquid-glass': 'Glass',
    'bold-text': 'Bold text', 'reduce-transparency': 'Reduced transparency', 'reduce-motion': 'Reduced motion', vision: 'Color vision', dock: 'Dock', 'return-key': 'Return key', 'layout-type': 'Layout', more: 'More',
    look: 'Look', pin: 'Pin to the wall', pinned: 'Pinned to the wall', reset: 'Standard situation', standard: 'Standard', on: 'On', off: 'Off',
    names: /** @type {Record<string, string>} */ ({
      portrait: 'Portrait', landscape: 'Landscape', light: 'Light', dark: 'Dark', alphabetic: 'Letters', numeric: 'Numbers', symbolic: 'Symbols',
      emojis: 'Emojis', emojiSearch: 'Emoji search', numberPad: 'Number pad', decimalPad: 'Decimal pad', phonePad: 'Phone pad', email: 'Email', url: 'URL',
      webSearch: 'Web search', lowercased: 'Lowercase', uppercased: 'Uppercase', capsLocked: 'Caps lock', auto: 'Automatic', standard: 'Standard', high: 'High',
      protan: 'Protan', deutan: 'Deutan', tritan: 'Tritan', achroma: 'Gray',
    }),
  },
  canvas: {
    noImage: 'The selected part has no background for an image.',
    parts: (/** @type {number} */ n) => `Parts of the keyboard, ${n}`, picture: 'The keyboard', stale: 'The file has errors; this is the last picture that could be drawn.',
    zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Fit', zoom: 'Zoom', backdrop: 'Backdrop',
    backdrops: { plain: 'Plain', dots: 'Dots', paper: 'White', night: 'Black', photo: 'Colors' },
    roles: /** @type {Record<string, string>} */ ({ key: 'key', background: 'keyboard', toolbarItem: 'suggestion', callout: 'callout' }),
    typed: 'Typed text', typeHere: 'Type with the keyboard below, or with your own', clear: 'Clear', suggestions: 'Suggestions', pressed: (/** @type {string} */ name) => `${name} pressed`,
    keys: 'Keys of the running keyboard', selected: (/** @type {string} */ name) => `${name} selected`,
  },
  inspector: {
    title: 'Inspector', board: 'Keyboard', none: 'Select a key to see how it is styled, and why.', goesTo: 'Changes go to', declared: 'Where it is set', inherit: 'inherited', theme: 'the theme', filter: 'Filter properties', more: (/** @type {number} */ n) => `${n} more`, fewer: 'Fewer',
    keys: (/** @type {number} */ n) => count(n, 'key'), why: 'Why', set: 'Set in', beats: 'It beats', beatsNothing: 'Nothing else sets it.', changes: 'Changes go to', reset: 'Reset', without: 'Remove this value from the file',
    by: { theme: 'Set by the theme', standard: 'Standard', derived: 'Derived', accessibility: 'By accessibility' },
    groups: { face: 'Face', text: 'Text and icon', shape: 'Shape', shadow: 'Shadow', layout: 'Layout', other: 'More' },
    addRule: 'Add a rule for', rulesLead: 'Point at a line to see its keys.', conditions: 'Own conditions', addOwn: 'Add the rule', whole: 'Select the whole keyboard', variable: 'Variable', variables: 'Variables', from: (/** @type {string} */ name) => `from ${name}`,
    noValue: 'None', add: 'Add', remove: 'Remove', json: 'Value as JSON', line: (/** @type {string} */ file, /** @type {number | undefined} */ line) => (line ? `${file}:${line}` : file),
    details: (/** @type {string} */ title) => `${title}: why, and where changes go`, invalid: 'This isn’t a value', show: 'Show in the file', several: 'Select another part',
  },
  color: {
    pick: (/** @type {string} */ title) => `${title}: pick a color`, title: 'Color', plane: 'Chroma and lightness', hue: 'Hue', lightness: 'Lightness', chroma: 'Chroma', alpha: 'Opacity', hex: 'Hex',
    dropper: 'Pick from the screen', close: 'Close', outside: 'Outside sRGB; the nearest color inside is written', contrast: 'Contrast', against: (/** @type {string} */ name) => `with ${name}`, variables: 'Variables', edge: 'Edge of sRGB',
    verdict: (/** @type {number} */ ratio) => (ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'AA large' : 'low'), expression: 'Expression',
  },
  values: { size: 'Size', weight: 'Weight', family: 'Family', top: 'Top', leading: 'Leading', bottom: 'Bottom', trailing: 'Trailing', all: 'All', radius: 'Blur', x: 'X', y: 'Y', spread: 'Spread', inner: 'Inner', angle: 'Angle', type: 'Type', stops: 'Stops', stop: (/** @type {number} */ n) => `Stop ${n}`, at: 'Place', shadow: (/** @type {number} */ n) => `Shadow ${n}`, linear: 'Linear', radial: 'Radial', conic: 'Conic', width: 'Width', color: 'Color', gradient: 'Gradient', layers: 'Layers', addStop: 'Add a stop', addGradient: 'Add a gradient', addShadow: 'Add a shadow', on: 'On', off: 'Off', preview: 'Preview' },
  file: {
    title: 'File', text: 'Text of the theme', format: 'Format', untitled: 'Not saved yet', completions: 'Completions', fixes: 'Fixes', noFixes: 'No fixes here', 
    outside: 'The file was changed by another program.', merge: 'Merge', revert: 'Take the file', keep: 'Keep mine',
    saveTitle: 'Save the theme', saveLead: (/** @type {string} */ folder) => `In the folder “${folder}”.`, saveName: 'Name of the file', cancel: 'Cancel',
  },
  problems: { title: 'Problems', none: 'No problems', fix: 'Fix', severities: /** @type {Record<string, string>} */ ({ error: 'Error', warning: 'Warning', note: 'Note', info: 'Note' }), count: (/** @type {number} */ n) => (n ? count(n, 'problem') : 'No problems') },
  theme: {
    title: 'About the theme', variables: 'Variables', newName: 'Name of a variable', add: 'Add', remove: (/** @type {string} */ name) => `Remove ${name}`,
    about: /** @type {Record<string, string>} */ ({ name: 'Name', author: 'Author', license: 'License', collection: 'Collection' }),
  },
  history: { title: 'Steps', current: 'now', opened: 'Opened' },
  wall: { title: 'Wall', open: (/** @type {string} */ title) => `Show on the canvas: ${title}`, remove: (/** @type {string} */ title) => `Remove ${title}`, pinned: 'Pinned', all: 'Situations', lead: 'The theme in many situations. Click one to work in it.', empty: 'Pin situations with the toolbar above.' },
  palette: { title: 'Commands', placeholder: 'Search commands, keys, themes, devices', none: 'No command has this name.', goTo: (/** @type {string} */ name) => `Select ${name}`, from: (/** @type {string} */ name) => `Start from ${name}`, device: (/** @type {string} */ name) => `Device: ${name}`, locale: (/** @type {string} */ name) => `Language: ${name}`, licenses: 'Licenses' },
  exports: { title: 'Export', png: 'PNG picture', webp: 'WebP picture', svg: 'SVG picture', pdf: 'PDF', swift: 'Swift code', tokens: 'Design tokens', html: 'Page of all situations', command: 'Copy as command', copied: 'Copied' },
  session: { lost: 'The connection is lost. What you type is kept and sent when it is back.', ended: 'The studio has ended. Start it again in the terminal and open the address that it prints.', connecting: 'Connecting…', failed: (/** @type {string} */ message) => message, dismiss: 'Dismiss' },
};
