import { elementAt } from '@quizwright/domain/defined.ts'
import { type ExamLine, linesOfText } from './exam-line.ts'
import { withoutComments } from './html-comments.ts'
import { withoutNotes } from './markdown-notes.ts'
import { withQuotedAnswers, withQuotedExplanations } from './quoted-answers.ts'
import { withTablesAsLists } from './markdown-table.ts'
import { withoutBold } from './without-bold.ts'
import { readField, readOptionStart, readQuestionStart } from './patterns.ts'

/** Many leave out the blank before a number. */
const heading =
  /^\s{0,3}(?:#{1,6}\s+|#{2,6}(?=\d{1,3}[.)]|\p{Lu}\p{Ll}+\s\p{L}|\p{L}{1,12}\s?\d{1,3}[.):]?\s*$))(.*)$/u
/** A heading without the signs that close it. (A pattern would search each of many signs to the end of its run.) */
const withoutHeadingEnd = (title: string): string => {
  let end = title.trimEnd().length
  while (title[end - 1] === '#') end--
  // Only behind a blank do they close it: "C#" is a name.
  return /\s/.test(title[end - 1] ?? ' ') ? title.slice(0, end).trimEnd() : title.trimEnd()
}
/** Pandoc counts such lines. */
const counted = /^#\.\s+(?=\S)/
const bullet = /^\s*[-*+]\s+(?!\[[ xX✓✔*]\])(?=\S)/
const letterInBullet = /^\s*[-*+]\s+(?=[([]?[A-Ha-h][.)\]]\s+\S)()/
const rule = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/
const fence = /^\s*(?:```|~~~)/
/**
 * Many write a name with blanks without the signs that Markdown wants around it. No part goes beyond the beginning of
 * another image, or each of many beginnings would be searched to the end of the line.
 */
const image =
  /!\[((?:(?!!\[)[^\]])*)\]\(\s*<?((?:(?!\]\()[^\s)>"])+(?: (?:(?!\]\()[^\s)>"])+)*)>?(?:\s+"[^"]*")?\s*\)/g

/**
 * Splits Markdown into lines. Lines that are bold as a whole are marked, and escaping backslashes are
 * removed.
 */
export const linesOfMarkdown = (text: string): ExamLine[] => {
  const written = withTablesAsLists(
    withoutFolding(
      withoutQuotes(
        withQuotedExplanations(
          withQuotedAnswers(
            withoutNotes(
              withoutBoldOverLines(linesOfText(withContentsApart(withoutComments(withoutFrontMatter(text))))),
            ),
          ),
        ),
      ),
    ),
  )
  const lines = written.map((line): ExamLine => {
    if (line.label && !line.isCode) return { ...line, ...withoutEmphasis(line.text) }
    if (line.isCode || fence.test(line.text)) return line
    if (counted.test(line.text))
      return {
        ...lineOf({ ...line, text: line.text.replace(counted, '') }),
        label: { kind: 'number', level: 0 },
      }
    return rule.test(line.text) ? { ...line, text: '' } : lineOf(line)
  })
  return hasBulletOptions(lines) ? lines.map(asOption) : lines.map(withBullet)
}

/** A line of a table of contents leads to a heading; its number counts no question. */
const contents = /^([ \t]*)\d{1,3}[.)][ \t]+(?=\[[^\]\n]*\]\(#[^)\n]*\)[ \t]*$)/gm
const withContentsApart = (text: string): string => text.replace(contents, '$1- ')

const rulesAround = /^\uFEFF?---[ \t]*$/
const settingLine = /^(?:[\w.-]+:|\s|-\s|#)|^$/
const mostSettings = 60

/** A text without the settings above it, between lines of dashes. Their line ends stay. */
const withoutFrontMatter = (text: string): string => {
  if (!/^\uFEFF?---/.test(text)) return text
  const lines = text.split('\n', mostSettings).map((line) => line.trimEnd())
  const end = lines.findIndex((line, index) => index > 0 && rulesAround.test(line))
  const areSettings =
    rulesAround.test(lines[0] ?? '') && end > 1 && lines.slice(1, end).every((line) => settingLine.test(line))
  return areSettings
    ? '\n'.repeat(end + 1) +
        text
          .split('\n')
          .slice(end + 1)
          .join('\n')
    : text
}

const mostBoldLines = 12
const opens = (text: string): boolean => text.split('**').length % 2 === 0

/** Words that are bold over several lines of a paragraph lose their signs: each line is read by itself. */
const withoutBoldOverLines = (lines: readonly ExamLine[]): ExamLine[] => {
  const result = [...lines]
  for (const [index, { text, isCode }] of lines.entries()) {
    if (isCode || !/^\s*\*\*(?=[^\s*])/.test(text) || !opens(text)) continue
    const below = lines.slice(index + 1, index + mostBoldLines)
    const place = below.findIndex((line) => line.text.trim() === '' || line.isCode || opens(line.text))
    const end = below[place]
    if (!end || !opens(end.text)) continue
    result[index] = { ...elementAt(lines, index), text: text.replace('**', '') }
    const at = end.text.lastIndexOf('**')
    result[index + 1 + place] = { ...end, text: end.text.slice(0, at) + end.text.slice(at + 2) }
  }
  return result
}

/** A quotation, or a bullet further in. */
const quote = /^\s+(?:>|[-*+](?!\s*\[[ xX]\]))\s*(\S.*)$/
const boxedItem = /^\s*(?:[-*+]|\d{1,2}[.)])\s+\[[ xX]\]\s/

/** A quotation or a bullet that is indented below an option with a box is what is said to who chose it. */
const withoutQuotes = (lines: readonly ExamLine[]): ExamLine[] => {
  const result: ExamLine[] = []
  for (const line of lines) {
    const above = result.at(-1)
    const said = above && boxedItem.test(above.text) ? quote.exec(line.text)?.[1] : undefined
    if (above && said !== undefined)
      result[result.length - 1] = { ...above, feedback: [above.feedback, said].filter(Boolean).join('\n') }
    else result.push(line)
  }
  return result
}

const summary = /<summary[^>]*>(.*?)<\/summary>/i
/** Many put what they fold into a paragraph of HTML. */
const tagAlone = /^\s*(?:<\/?(?:p|div|br)\s*\/?>\s*)+$/i
/** The end of an element whose beginning stands elsewhere. */
const closingTag = /^\s*<\/(?:details|summary|div|p)>\s*$/i
const foldingTag = /<\/?(?:details|summary)\b[^>]*>/gi

/** Removes the tags and blank lines of collapsed elements, which often hold answers. */
const withoutFolding = (lines: readonly ExamLine[]): ExamLine[] => {
  let isFolded = false
  let isAnswer = false
  let isReason = false
  return lines.flatMap((line) => {
    const begins = /<details\b/i.test(line.text)
    if (!begins && !isFolded) return closingTag.test(line.text) ? [] : [line]
    isFolded = !/<\/details>/i.test(line.text)
    const title = summary.exec(line.text)?.[1]
    if (title !== undefined) {
      isAnswer = /answer|solution/i.test(title)
      isReason = !isAnswer && /explanation|rationale|\bwhy\b|reason/i.test(title)
    }
    // What is folded away may also be a question, with its text as the title.
    const isQuestion =
      title !== undefined && readQuestionStart(title.replace(/<[^<>]{0,100}>|[*_]/g, '')) !== undefined
    const text = line.text.replace(summary, isQuestion ? '$1' : '').replace(foldingTag, '')
    if (text.trim() === '' || tagAlone.test(text)) return []
    const isBareAnswer = isAnswer && !readField(withoutEmphasis(text.replace(/^\s{0,3}#{1,6}\s+/, '')).text)
    const isBareReason = isReason && !readField(text)
    isAnswer = false
    isReason = false
    if (isBareReason) return [{ ...line, text: `Explanation: ${text.trim()}` }]
    return [{ ...line, text: isBareAnswer ? `Answer: ${text.trim()}` : text }]
  })
}

/** A bold bullet is the key of a list of options, if no letters begin options. */
const hasBulletOptions = (lines: readonly ExamLine[]): boolean =>
  lines.some(({ label, isMarked }) => label?.kind === 'bullet' && isMarked) &&
  !lines.some(({ label, text }) => label === undefined && readOptionStart(text)?.letter)

const asOption = (line: ExamLine): ExamLine =>
  line.label?.kind === 'bullet' ? { ...line, label: { kind: 'letter', level: 1 } } : line

const withBullet = (line: ExamLine): ExamLine => {
  const { label, ...rest } = line
  return label?.kind === 'bullet' ? { ...rest, text: `- ${line.text}` } : line
}

/** A backslash at the end of a line begins a new one. Two of them belong to a formula. */
const lineBreak = /(?<!\\)\\\s*$/

/** An option whose whole text HTML colours or marks: "- A. <font color='red'>one</font>". */
const coloredText = new RegExp(
  String.raw`^(\s*(?:[-*+]\s+)?(?:[([]?[A-Za-z][.)\]、]|\d{1,2}[.)])\s*)` +
    String.raw`<(?:font\s+color|span\s+style|mark|u)\b[^<>]*>([^<>]+)<\/(?:font|span|mark|u)>\s*$`,
  'i',
)

/** A line without its bullet, which becomes its label. */
const lineOf = ({ number, text: written, feedback }: ExamLine): ExamLine => {
  const named = heading.exec(written)
  const line = (named ? withoutHeadingEnd(elementAt(named, 1)) : written)
    .replace(/^\s*>\s?/, '')
    .replace(lineBreak, '')
  const without: string[] = []
  const words = line.replace(image, (_, name: string, address: string) => {
    without.push(`the image "${address.slice(0, 80)}", which the file does not hold`)
    return name === '' ? '' : `[${name}]`
  })
  const coloured = coloredText.exec(words)
  const { text, isMarked } = withoutEmphasis(coloured ? `${coloured[1]}${coloured[2]}` : words)
  // "- a) one": the letter begins the option.
  const start = letterInBullet.test(text) ? undefined : bullet.exec(text)?.[0]
  return {
    number,
    text: start === undefined ? text.replace(letterInBullet, '$1') : text.slice(start.length),
    isMarked: isMarked || coloured !== null,
    ...(start !== undefined && { label: { kind: 'bullet', level: 0 } }),
    ...(named && { isHeading: true }),
    ...(feedback !== undefined && { feedback }),
    ...(without.length > 0 && { without }),
  }
}

/** Unicode gives no character this number, so no text has it. */
const heldSign = '\u{FDD0}'
const withoutEmphasis = (line: string): { text: string; isMarked: boolean } => {
  const whole =
    /^(\s*(?:[-*+]\s+(?=\S*[([]?[A-Za-z0-9]))?(?:(?:[([]?[A-Za-z]|\d{1,2})[.)\]]\s*)?)(\*\*|__)(.+?)\2(\s*)$/.exec(
      line,
    )
  const isMarked =
    whole !== null &&
    !elementAt(whole, 3).includes(elementAt(whole, 2)) &&
    !name.test(`${whole[2]}${whole[3]}${whole[2]}`)
  // Words around code or a formula may be bold with it, so a sign stands for each while stars are looked for.
  const parts = line.split(codeOrFormula)
  const held = parts.filter((_, index) => index % 2 === 1)
  const signed = parts
    .map((part, index) => (index % 2 === 1 ? heldSign : part.replaceAll(heldSign, '')))
    .join('')
  let next = 0
  const text = withoutStars(signed).replaceAll(heldSign, () => held[next++] ?? '')
  return { text: withoutEscapes(text), isMarked }
}

/** Removes escaping backslashes. Those before the end of a formula belong to it. */
const withoutEscapes = (text: string): string => {
  const formulaEnd = text.lastIndexOf('\\)')
  return text.replace(/\\([.()[\]*_#+!>-])/g, (written, sign: string, index: number) =>
    index + written.length > formulaEnd ? sign : written,
  )
}

/** Python has such names: a list about it has them in its options. */
const name = /^__[a-z]\w*__$/
/** Stars and lines in code, names and formulas mean something else. */
const codeOrFormula = /(`[^`]+`|__[a-z]\w*?__|\$[^$\s][^$]*\$|\\\((?:[^\\]|\\(?!\())*?\\\))/
/** One sign around words; within a word, or beside a blank, it is a sign of multiplication, a gap or a mark. */
const italic = /(?<![\p{L}\p{N}*_\\])([*_])(?=[^\s*_])([^*_]*[^\s*_\\])\1(?![\p{L}\p{N}*_])/gu

const withoutStars = (text: string): string => withoutBold(text).replace(italic, '$2')
