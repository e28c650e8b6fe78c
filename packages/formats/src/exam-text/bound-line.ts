/** What a bound needs to know of a line. */
type BoundedLine = { number: number; text: string; isCode?: boolean }

/** No question is as long with all its options and its solution. What follows in the line begins nothing. */
const maxLineChars = 500_000
/** Blanks beyond so many side by side separate no more than these do. */
const maxBlanks = 200
const manyBlanks = new RegExp(String.raw`[ \t\u00a0\u3000]{${maxBlanks + 1},}`, 'g')

/**
 * Bounds a line before patterns see it: some take a time that grows with the square of blanks side by side, and all
 * look at a line several times. Nothing but blanks is left out: the rest of a long line continues it.
 */
export const boundLine = <Line extends BoundedLine>(line: Line): (Line | BoundedLine)[] => {
  const text = line.text.length > maxBlanks ? line.text.replace(manyBlanks, shorten) : line.text
  if (text.length <= maxLineChars) return [text === line.text ? line : { ...line, text }]
  const rest: BoundedLine[] = []
  for (let from = maxLineChars; from < text.length; from += maxLineChars)
    rest.push({ number: line.number, text: text.slice(from, from + maxLineChars), isCode: true })
  return [{ ...line, text: text.slice(0, maxLineChars) }, ...rest]
}

const shorten = (blanks: string): string => blanks.slice(0, maxBlanks)
