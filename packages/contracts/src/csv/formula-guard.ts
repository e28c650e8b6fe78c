/**
 * What a spreadsheet takes for a formula when it opens a cell, and the same behind quotes that we may have
 * written.
 */
const runs = /^'*[=+\-@\t\r\0＝＋－＠]/
const guarded = /^'+[=+\-@\t\r\0＝＋－＠]/

/** Writes a cell so that no spreadsheet runs it. */
export const guard = (text: string): string => (runs.test(text) ? `'${text}` : text)

/** Gives back what `guard` was given, for every text. */
export const unguard = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && guarded.test(cell) ? cell.slice(1) : cell
const apostrophe = 39
