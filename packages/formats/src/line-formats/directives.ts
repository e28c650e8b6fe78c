import type { ExamLine } from '../exam-text/exam-line.ts'
import {
  fieldLine,
  type LineFormat,
  moreLine,
  numberedLines,
  optionLine,
  questionLine,
} from './line-format.ts'
import { defined, elementAt, lastOf } from '@quizwright/domain/defined.ts'

type Line = ReturnType<typeof numberedLines>[number]

const begins = /^[ \t]*(:{3,}|`{3,})\{(question|quiz)\}/
const tagBegins = /^[ \t]*<quiz\b[^>]*>[ \t]*$/i
const tagEnds = /^[ \t]*<\/quiz>[ \t]*$/i
const setting = /^[ \t]*:[\w-]+:/
const rule = /^[ \t]*-{3}[ \t]*$/
const option = /^[ \t]*(?:[-*+][ \t]+)?\[([ xX])\][ \t]+(\S.*)$/
const said = /^[ \t]*>[ \t]?(.*)$/
const fence = /^[ \t]*>?[ \t]*(?::{3,}|`{3,})/
const gap = /\[\[([^[\]\n]{1,200})\]\]/g

/** The lines of each block, and whether other text stands around them. */
const blocksIn = (
  lines: readonly Line[],
): { blocks: { name: string; lines: Line[] }[]; hasOthers: boolean } => {
  const blocks: { name: string; lines: Line[] }[] = []
  let end: RegExp | undefined
  let hasOthers = false
  for (const line of lines) {
    const [, sign, name] = begins.exec(line.text) ?? []
    if (end === undefined && (sign !== undefined || tagBegins.test(line.text))) {
      end = sign === undefined ? tagEnds : new RegExp(String.raw`^[ \t]*${sign}[ \t]*$`)
      blocks.push({ name: sign === undefined ? 'tag' : defined(name, 'name of a block'), lines: [] })
    } else if (end?.test(line.text)) end = undefined
    else if (end) lastOf(blocks).lines.push(line)
    else hasOthers ||= /\p{L}{3}/u.test(line.text) && !/^\s*#/.test(line.text)
  }
  return { blocks, hasOthers }
}

const asText = (lines: readonly Line[], begin: (line: Line) => ExamLine): ExamLine[] => {
  const first = lines.findIndex(({ text }) => text.trim() !== '')
  if (first < 0) return []
  const end = lines.findLastIndex(({ text }) => text.trim() !== '') + 1
  return lines.slice(first, end).map((line, index) => (index === 0 ? begin(line) : moreLine(line)))
}

/** Options with boxes. What is quoted below one is said to who chose it; other lines go on with it. */
const optionsIn = (lines: readonly Line[]): ExamLine[] => {
  const result: ExamLine[] = []
  for (const line of lines) {
    const given = option.exec(line.text)
    const last = result.findLastIndex(({ label }) => label)
    const feedback = fence.test(line.text) || setting.test(line.text) ? '' : said.exec(line.text)?.[1]
    if (given) result.push(optionLine({ ...line, text: elementAt(given, 2) }, /x/i.test(elementAt(given, 1))))
    else if (last >= 0 && feedback !== undefined) {
      const above = elementAt(result, last)
      const both = [above.feedback, feedback.trim()].filter(Boolean).join('\n')
      if (both !== '') result[last] = { ...above, feedback: both }
    } else if (last >= 0 && line.text.trim() !== '') result.push(moreLine(line))
  }
  return result
}

/** A question between fences, in parts that rules separate: its text, its options, and what is said below. */
const linesOfQuestion = (lines: readonly Line[]): ExamLine[] => {
  const parts: Line[][] = [[]]
  for (const line of lines)
    if (rule.test(line.text)) parts.push([])
    else if (parts.length > 1 || !setting.test(line.text)) lastOf(parts).push(line)
  const [text = [], answers = [], ...behind] = parts
  const type = lines.find((line) => /^\s*:type:/.test(line.text))?.text ?? ''
  const asked = asText([...text, ...behind.flat()], questionLine)
  if (!/short/i.test(type)) return [...asked, ...optionsIn(answers)]
  const accepted = answers.filter(({ text }) => text.trim() !== '' && !said.test(text))
  return [
    ...asked.map((line, index) => (index === 0 ? { ...line, declared: 'shortAnswer' as const } : line)),
    ...accepted.map((line) => optionLine({ ...line, text: line.text.replace(option, '$2') }, true)),
  ]
}

const started = /^[ \t]*Q:[ \t]*(\S.*)$/
const signed = /^[ \t]*([+-])[ \t]+(\S.*)$/

/** Several questions: "Q:" above answers with + and -. */
const linesOfQuiz = (lines: readonly Line[]): ExamLine[] =>
  lines.flatMap((line): ExamLine[] => {
    const asked = started.exec(line.text)
    const given = signed.exec(line.text)
    if (asked) return [questionLine({ ...line, text: elementAt(asked, 1) })]
    if (given) return [optionLine({ ...line, text: elementAt(given, 2) }, given[1] === '+')]
    return line.text.trim() === '' ? [{ number: line.number, text: '' }] : [moreLine(line)]
  })

/** Options below a text, and what explains them below; or a gap in the text. */
const linesOfTag = (lines: readonly Line[]): ExamLine[] => {
  const first = lines.findIndex(({ text }) => option.test(text))
  if (first < 0) {
    const answers = lines.flatMap(({ text }) => [...text.matchAll(gap)].map(([, answer]) => answer))
    const asked = asText(
      lines.map((line) => ({ ...line, text: line.text.replace(gap, '____') })),
      questionLine,
    )
    return answers.length === 0
      ? asked
      : [...asked, fieldLine(elementAt(lines, 0).number, 'Answer', answers.join(', '))]
  }
  const last = lines.findLastIndex(({ text }) => option.test(text))
  const reasons = lines.slice(last + 1).filter(({ text }) => text.trim() !== '' && !rule.test(text))
  return [
    ...asText(lines.slice(0, first), questionLine),
    ...optionsIn(lines.slice(first, last + 1)),
    ...reasons.map(({ number, text }) => fieldLine(number, 'Explanation', text)),
  ]
}

const readers: Readonly<Record<string, (lines: readonly Line[]) => ExamLine[]>> = {
  question: linesOfQuestion,
  quiz: linesOfQuiz,
  tag: linesOfTag,
}

const othersLeftOut = 'The text between the questions of this file was not taken'

const isMarkdownOfQuiz = /^[ \t]*[-*+][ \t]+\[[ xX]\]|\[\[[^[\]\n]{1,200}\]\]/m
const isXml = /^\s*<\?xml|<question[\s>]/i

/** Questions in pages of a book or a site: directives of MyST ("::::{question}", ":::{quiz}") and <quiz> of MkDocs. */
export const directives: LineFormat = {
  isMarkdown: true,
  matches: (text) =>
    /^[ \t]*(?::{3,}|`{3,})\{(?:question|quiz)\}/m.test(text) ||
    (/^[ \t]*<quiz\b[^>]*>[ \t]*$/im.test(text) && isMarkdownOfQuiz.test(text) && !isXml.test(text)),
  linesOf: (text) => {
    const { blocks, hasOthers } = blocksIn(numberedLines(text))
    const lines = blocks.flatMap((block) => [
      ...defined(readers[block.name], 'reader of a block')(block.lines),
      { number: block.lines.at(-1)?.number ?? 0, text: '' },
    ])
    const first = lines.findIndex(({ label }) => label?.kind === 'number')
    if (hasOthers && first >= 0) lines[first] = { ...elementAt(lines, first), hint: othersLeftOut }
    return lines
  },
}
