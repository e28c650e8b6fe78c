import { type ExamLine, linesOfText } from './exam-line.ts'
import { withTablesAsLists } from './markdown-table.ts'
import { readField, readOptionStart } from './patterns.ts'

const heading = /^\s{0,3}#{1,6}\s+(.*)$/
/** What closes a heading, where signs do so. */
const headingEnd = /\s*#+$/
const bullet = /^\s*[-*+]\s+(?!\[[ xX✓✔*]\])(?=\S)/
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/
const fence = /^\s*(?:```|~~~)/
const image = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g

/** The lines of a Markdown text: what is bold as a whole is marked, backslashes before signs are dropped. */
export const linesOfMarkdown = (text: string): ExamLine[] => {
  const written = withTablesAsLists(withoutFolding(linesOfText(text)))
  const lines = written.map((line): ExamLine => {
    if (line.label && !line.isCode) return { ...line, ...withoutEmphasis(line.text) }
    if (line.isCode || fence.test(line.text)) return line
    return rule.test(line.text) ? { ...line, text: '' } : lineOf(line)
  })
  return hasBulletOptions(lines) ? lines.map(asOption) : lines.map(withBullet)
}

const summary = /<summary[^>]*>(.*?)<\/summary>/i
const foldingTag = /<\/?(?:details|summary)\b[^>]*>/gi

/** Parts that are folded away, where many keep answers: without their tags and blank lines. */
const withoutFolding = (lines: readonly ExamLine[]): ExamLine[] => {
  let isFolded = false
  let isAnswer = false
  return lines.flatMap((line) => {
    const begins = /<details\b/i.test(line.text)
    if (!begins && !isFolded) return [line]
    isFolded = !/<\/details>/i.test(line.text)
    const title = summary.exec(line.text)?.[1]
    if (title !== undefined) isAnswer = /answer|solution/i.test(title)
    const text = line.text.replace(summary, '').replace(foldingTag, '')
    if (text.trim() === '') return []
    const isTold = isAnswer && !readField(withoutEmphasis(text).text)
    isAnswer = false
    return [{ ...line, text: isTold ? `Answer: ${text.trim()}` : text }]
  })
}

/** A bold bullet is the key of a list of options, where no letters begin options. */
const hasBulletOptions = (lines: readonly ExamLine[]): boolean =>
  lines.some(({ label, isMarked }) => label?.kind === 'bullet' && isMarked) &&
  !lines.some(({ label, text }) => label === undefined && readOptionStart(text)?.letter)

const asOption = (line: ExamLine): ExamLine =>
  line.label?.kind === 'bullet' ? { ...line, label: { kind: 'letter', level: 1 } } : line

const withBullet = (line: ExamLine): ExamLine => {
  const { label, ...rest } = line
  return label?.kind === 'bullet' ? { ...rest, text: `- ${line.text}` } : line
}

/** A line with the bullet before its text taken off, by which it is labelled. */
const lineOf = ({ number, text: written }: ExamLine): ExamLine => {
  const named = heading.exec(written)
  const line = (named?.[1]!.trimEnd().replace(headingEnd, '') ?? written).replace(/^\s*>\s?/, '')
  const without: string[] = []
  const words = line.replace(image, (_, name: string, address: string) => {
    without.push(`the image "${address.slice(0, 80)}", which the file does not hold`)
    return name === '' ? '' : `[${name}]`
  })
  const { text, isMarked } = withoutEmphasis(words)
  const start = bullet.exec(text)?.[0]
  return {
    number,
    text: start === undefined ? text : text.slice(start.length),
    isMarked,
    ...(start !== undefined && { label: { kind: 'bullet', level: 0 } }),
    ...(named && { isHeading: true }),
    ...(without.length > 0 && { without }),
  }
}

const withoutEmphasis = (line: string): { text: string; isMarked: boolean } => {
  const whole =
    /^(\s*(?:[-*+]\s+(?=\S*[([]?[A-Za-z0-9]))?(?:(?:[([]?[A-Za-z]|\d{1,2})[.)\]]\s*)?)(\*\*|__)(.+?)\2(\s*)$/.exec(
      line,
    )
  const isMarked = whole !== null && !whole[3]!.includes(whole[2]!)
  const text = line
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\\([.()[\]*_#+!>-])(?!.*\\\))/g, '$1')
  return { text, isMarked }
}
