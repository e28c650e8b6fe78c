import { type ExamLine, linesOfText } from './exam-line.ts'
import { readOptionStart } from './patterns.ts'

const heading = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/
const bullet = /^\s*[-*+]\s+(?!\[[ xX✓✔*]\])(?=\S)/
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/
const fence = /^\s*(?:```|~~~)/
const image = /!\[([^\]]*)\]\(\s*<?([^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/g

/** The lines of a Markdown text: what is bold as a whole is marked, backslashes before signs are dropped. */
export const linesOfMarkdown = (text: string): ExamLine[] => {
  let isCode = false
  const lines = linesOfText(text).map((line): ExamLine => {
    if (fence.test(line.text)) isCode = !isCode
    if (!isCode && rule.test(line.text)) return { ...line, text: '' }
    return isCode || fence.test(line.text) ? line : lineOf(line)
  })
  return hasBulletOptions(lines) ? lines.map(asOption) : lines.map(withBullet)
}

/** A bold bullet is the key of a list of options, where no letters begin options. */
const hasBulletOptions = (lines: readonly ExamLine[]): boolean =>
  lines.some(({ label, isMarked }) => label !== undefined && isMarked) &&
  !lines.some(({ label, text }) => label === undefined && readOptionStart(text)?.letter)

const asOption = (line: ExamLine): ExamLine =>
  line.label === undefined ? line : { ...line, label: { kind: 'letter', level: 1 } }

const withBullet = ({ label, ...line }: ExamLine): ExamLine =>
  label === undefined ? line : { ...line, text: `- ${line.text}` }

/** A line with the bullet before its text taken off, by which it is labelled. */
const lineOf = ({ number, text: written }: ExamLine): ExamLine => {
  const named = heading.exec(written)
  const line = (named?.[1] ?? written).replace(/^\s*>\s?/, '')
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
    /^(\s*(?:[-*+]\s+(?=\S*[([]?[A-Za-z0-9]))?(?:[([]?[A-Za-z][.)\]]\s*)?)(\*\*|__)(.+?)\2(\s*)$/.exec(line)
  const isMarked = whole !== null && !whole[3]!.includes(whole[2]!)
  const text = line
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/\\([.()[\]*_#+!>-])(?!.*\\\))/g, '$1')
  return { text, isMarked }
}
