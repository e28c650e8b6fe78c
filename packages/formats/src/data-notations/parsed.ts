/**
 * The value that a text says, or one sentence about why it can not be read. `faults` are sentences about the parts of
 * the text that are left out.
 */
export type Parsed = { value: unknown; faults?: readonly string[] } | { reason: string }

/** The tree of a longer text would take too much memory. No person writes so much by hand. */
export const maxChars = 3_000_000

export const tooLong = (name: string): string =>
  `This ${name} is longer than 3,000,000 characters. Split it into several files.`

export const faultIn = (name: string, line?: number): string =>
  line === undefined
    ? `This ${name} is damaged, so none of it can be read. Save it again.`
    : `Line ${line} of this file is no valid ${name}, so none of it can be read. Correct that line.`

/** A fault in one of several parts, the others of which are read. */
export const partLeftOut = (name: string, line: number): string =>
  `Line ${line} of this file is no valid ${name}, so the part around it was left out. Correct that line.`

/** A row of a dump of a database that no reader can know. */
export const partComputed = (line: number): string =>
  `Line ${line} of this file has values that only its database can compute, so this row was left out.`

/** What stands in the fences of Markdown with this name, as assistants write it; else the whole text. */
export const insideFences = (text: string, name: RegExp): string => {
  const inside = [...text.matchAll(fence)].flatMap(([, language = '', body = '']) =>
    name.test(language) ? [body] : [],
  )
  return inside.length === 0 ? text : inside.join('\n')
}
const fence = /^```[ \t]*(?:(\w+)[ \t]*)?\n((?:(?!```)[^\n]*\n)*)```/gm

type Part = { text: string; line: number }

/** A text in parts, each of which begins with a line like this. What stands before the first one is none. */
export const partsFrom = (text: string, begins: (line: string) => boolean): Part[] => {
  const parts: { lines: string[]; line: number }[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (begins(line)) parts.push({ lines: [line], line: index + 1 })
    else parts.at(-1)?.lines.push(line)
  }
  return parts.map(({ lines, line }) => ({ text: lines.join('\n'), line }))
}

type ParsedPart = { value: unknown } | { fault: number }

/**
 * Reads the parts of a text with a fault one by one. Undefined if none of them can be read. A line of a part is counted
 * from 1.
 */
export const soundParts = (
  name: string,
  parts: readonly Part[],
  parse: (text: string) => ParsedPart,
): Parsed | undefined => {
  const values: unknown[] = []
  const faults: string[] = []
  for (const { text, line } of parts) {
    const read = parse(text)
    if ('value' in read) values.push(read.value)
    else faults.push(partLeftOut(name, line + read.fault - 1))
  }
  return values.length === 0 ? undefined : { value: values, faults }
}
