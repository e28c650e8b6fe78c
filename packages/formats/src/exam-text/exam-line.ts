import type { Kind } from '../entry/kinds.ts'

/**
 * A line of a list of questions. `isMarked`: it is bold, underlined or coloured, or has a star. `label` is what a word
 * processor numbers it with. `images` are links.
 */
export type ExamLine = {
  number: number
  text: string
  isMarked?: boolean
  isHeading?: boolean
  label?: { kind: 'number' | 'letter' | 'bullet'; level: number; number?: number }
  images?: readonly string[]
  /** The kind of question that the file says begins here. */
  declared?: Kind
  /** What its file tells and a line cannot hold, in words that follow "without". */
  without?: readonly string[]
}

/** The lines of a plain text. */
export const linesOfText = (text: string): ExamLine[] =>
  text.split(/\r\n|\r|\n/).map((line, index) => ({ number: index + 1, text: line }))

/** The lines of a Markdown text: what is bold as a whole is marked, backslashes before signs are dropped. */
export const linesOfMarkdown = (text: string): ExamLine[] => {
  let isCode = false
  return linesOfText(text).map(({ number, text: written }) => {
    if (/^\s*(?:```|~~~)/.test(written)) isCode = !isCode
    if (isCode) return { number, text: written }
    const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/.exec(written)
    const line = (heading?.[1] ?? written).replace(/^\s*>\s?/, '')
    const { text: plain, isMarked } = withoutEmphasis(line)
    return { number, text: plain, isMarked, ...(heading && { isHeading: true }) }
  })
}

const withoutEmphasis = (line: string): { text: string; isMarked: boolean } => {
  const whole =
    /^(\s*(?:[-*+]\s+(?=\S*[([]?[A-Za-z0-9]))?(?:[([]?[A-Za-z][.)\]]\s*)?)(\*\*|__)(.+?)\2(\s*)$/.exec(line)
  const isMarked = whole !== null && !whole[3]!.includes(whole[2]!)
  const text = line
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\\([.()[\]*_#+!>-])(?!.*\\\))/g, '$1')
  return { text, isMarked }
}
