/** The value that a text says, or one sentence about why it can not be read. */
export type Parsed = { value: unknown } | { reason: string }

/** The tree of a longer text would take too much memory. No person writes so much by hand. */
export const maxChars = 3_000_000

export const tooLong = (name: string): string =>
  `This ${name} is longer than 3,000,000 characters. Split it into several files.`

export const faultIn = (name: string, line?: number): string =>
  line === undefined
    ? `This ${name} is damaged, so none of it can be read. Save it again.`
    : `Line ${line} of this file is no valid ${name}, so none of it can be read. Correct that line.`

/** What stands in the fences of Markdown with this name, as assistants write it; else the whole text. */
export const insideFences = (text: string, name: RegExp): string => {
  const inside = [...text.matchAll(fence)].flatMap(([, language = '', body = '']) =>
    name.test(language) ? [body] : [],
  )
  return inside.length === 0 ? text : inside.join('\n')
}
const fence = /^```[ \t]*(\w*)[ \t]*\n((?:(?!```)[^\n]*\n)*)```/gm
