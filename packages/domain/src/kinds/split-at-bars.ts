/** Splits a line at its bars, except those with a backslash before them, whose backslashes stay. */
export const splitAtBars = (line: string): string[] =>
  (line.match(/(?:\\.|[^|\\])+/gs) ?? []).map((part) => part.trim()).filter((part) => part !== '')

/** Writes texts into one line, separated by bars. */
export const writeAtBars = (texts: readonly string[]): string =>
  texts.map((text) => text.trim().replaceAll(/[\\|]/g, String.raw`\$&`)).join(' | ')

/** Reads what `writeAtBars` writes. */
export const readAtBars = (line: string): string[] =>
  splitAtBars(line).map((text) => text.replaceAll(/\\([\\|])/g, '$1'))
