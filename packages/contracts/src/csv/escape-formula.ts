/**
 * What a spreadsheet takes for a formula when it opens a cell, and the same behind quotes that we may have
 * written.
 */
const formulaStart = /^'*[=+\-@\t\r\0＝＋－＠]/
const escapedFormulaStart = /^'+[=+\-@\t\r\0＝＋－＠]/

/** Writes a cell so that no spreadsheet runs it. */
export const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** Gives back what `guard` was given, for every text. */
export const unescapeFormula = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && escapedFormulaStart.test(cell) ? cell.slice(1) : cell
const apostrophe = 39
