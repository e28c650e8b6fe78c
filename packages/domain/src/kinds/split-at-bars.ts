/** Splits a line at its bars, except those with a backslash before them, whose backslashes stay. */
export const splitAtBars = (line: string): string[] =>
  (line.match(/(?:\\.|[^|\\])+/gs) ?? []).map((part) => part.trim()).filter((part) => part !== '')
