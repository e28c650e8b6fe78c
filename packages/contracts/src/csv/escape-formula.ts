/**
 * The start of a cell that a spreadsheet would run as a formula (CSV injection), also after apostrophes, so
 * that escaping can be undone exactly.
 */
const formulaStart = /^'*[=+\-@\t\r\0＝＋－＠]/
const escapedFormulaStart = /^'+[=+\-@\t\r\0＝＋－＠]/

/** Escapes a cell so that no spreadsheet runs it as a formula. */
export const escapeFormula = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** The inverse of `escapeFormula`, for every text. */
export const unescapeFormula = (cell: string): string =>
  cell.charCodeAt(0) === apostrophe && escapedFormulaStart.test(cell) ? cell.slice(1) : cell
const apostrophe = 39
