// The types of what travels between the page and its session, and of what the page knows.

/** @typedef {{name: string, title: string, picture?: string, isInstalled?: boolean}} Choice */
/** @typedef {{from: number, to: number, text: string}} Change a replacement; offsets count UTF-16 units of the old text */
/** @typedef {{id: string, name: string}} Step */
/**
 * @typedef {object} Problem
 * @property {string} id
 * @property {'error' | 'warning' | 'note' | 'info'} severity
 * @property {string} code
 * @property {string} message
 * @property {number} from
 * @property {number} to
 * @property {string} [hint]
 * @property {boolean} hasFix
 * @property {string} [view]
 * @property {string} [part]
 */
/**
 * @typedef {object} Document
 * @property {string} id
 * @property {string} name
 * @property {string} [file]
 * @property {number} version
 * @property {string} text
 * @property {boolean} isSaved
 * @property {string} [undo] the name of the step that undo takes back
 * @property {string} [redo]
 * @property {Step[]} steps
 * @property {string | number} step
 * @property {Problem[]} problems
 */
/** @typedef {{id: string, role: string, name: string, label: string, x: number, y: number, width: number, height: number}} Part */
/** @typedef {Record<string, string | true>} Options */
/**
 * @typedef {object} View
 * @property {string} id
 * @property {string} document
 * @property {Options} options
 * @property {number} width
 * @property {number} height
 * @property {number} scale
 * @property {string} [picture]
 * @property {string} [bytes] the file of the picture in Base64, if it came with an answer
 * @property {string} [runs] or its pixels, as `pixels.js` has them
 * @property {string} [over] the picture that those that stay are of
 * @property {number} [columns] of these pixels
 * @property {number} [rows]
 * @property {Part[]} parts
 */
/** @typedef {{view: string, scale: number, has: string}} Wish the picture that an answer is to have, and the one that is there */
/** @typedef {{path: string, line?: number, file?: string, isOwn: boolean, text?: string, variables?: {variable: string}[]}} Origin the path is that of the object */
/** @typedef {{kind: string, title: string, path: string, match?: string, parts: string[], count: number}} Target */
/** @typedef {{title: string, match: string, parts: string[], count: number}} Selector */
/**
 * @typedef {object} Property
 * @property {string} name
 * @property {string} title
 * @property {string} kind
 * @property {string | null} value JSON
 * @property {string} [shown] the value as explanations write it, which may be JSON
 * @property {string} [summary]
 * @property {string} [color]
 * @property {string} [unit]
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step]
 * @property {(string | Choice)[]} [choices]
 * @property {'theme' | 'standard' | 'derived' | 'accessibility'} decision
 * @property {string} [reason]
 * @property {Origin} [origin]
 * @property {{origin: Origin, reason: string}[]} overridden
 * @property {Target[]} targets
 */
/** @typedef {{version: number, part: string | null, title: string, properties: Property[], selectors: Selector[]}} Inspection */
/** @typedef {{id: string, name: string, file?: string, isSaved: boolean, baseline?: string}} DocumentName the baseline is the name of its step */
/** @typedef {{text: string, suggestions: (string | {text: string})[], pressed: string[], moments?: number, moment?: number}} Keyboard moments are acts of typing, of which the last shown one is the moment */
/**
 * @typedef {object} Hello
 * @property {string} version
 * @property {string} folder
 * @property {Choice[]} themes
 * @property {{id: string, name: string}[]} files
 * @property {Document[]} documents
 * @property {View[]} views
 * @property {Record<string, Choice[]>} choices
 * @property {number} [maximumFiles] the number of listed files, if there are more
 * @property {number} [maximumInstalled] the number of listed installed themes, if there are more
 * @property {string[]} [families] that fonts can have without files of a theme
 */
/**
 * @typedef {object} State
 * @property {'connecting' | 'open' | 'lost' | 'ended'} connection
 * @property {Hello | null} hello
 * @property {DocumentName[]} documents
 * @property {Document | null} document
 * @property {View | null} view the view on the canvas
 * @property {boolean} isStale whether the text has errors, so that the picture is the last good one
 * @property {boolean} isChangedOutside
 * @property {string | null} selection the part that is inspected; null is the board
 * @property {string[]} also other keys that are selected with it
 * @property {Inspection | null} inspection
 * @property {string[]} lit the parts that light up
 * @property {string | null} handled the property whose handles are on the picture
 * @property {'design' | 'type' | 'wall'} mode
 * @property {'inspect' | 'file' | 'problems'} panel the panel on narrow screens
 * @property {string} scope the kind of targets that changes go to
 * @property {Keyboard} keyboard
 * @property {Map<string, View>} views views of the wall
 */
export {};
