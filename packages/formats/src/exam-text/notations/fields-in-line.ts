import type { ExamLine } from '../exam-line.ts'
import type { FieldName } from '../field-names.ts'
import { readField } from '../patterns.ts'

const separator = /\s+\|\s+|\s*[;,]\s+/g
/** In Chinese no blank need stand before the answer at the end of an option: "D、不知道答案：B". */
const answerBehindHan = /(?<=[\p{Script=Han}。；;）)])\s*(?:正确|标准|参考)?答案\s*[:：]\s*[A-H]{1,8}\s*$/u
const lettered = /^\s*[A-HＡ-Ｈ]\s*[.．、)）]/u

/** Signs that no text has, before the answer of a question: "题目：…^*^答案：…". */
const signsBeforeField = /(?<![#*@^~$|&%=+])[#*@^~$|&%=+]{2,5}(?=[^#*@^~$|&%=+\s]{1,30}[:：])/
const bars = /\s+\|\s+/
/** What goes on to the end of its line: a sentence may have any of these signs and words. */
const ofSentences: ReadonlySet<FieldName> = new Set(['solution', 'hint', 'whenRight', 'whenWrong'])

/** Where a line of several fields has them: "Correct: B | Marks: 2 | Level: Easy", or one field alone. */
const fieldsIn = (text: string): string[] => {
  const parts: string[] = []
  let from = 0
  let name = readField(text)?.name
  if (name === undefined) return [text]
  for (const { 0: sign, index } of text.matchAll(separator)) {
    if (index < from || ofSentences.has(name)) continue
    const rest = text.slice(index + sign.length)
    const next = readField(rest)?.name
    if (next === undefined || next === 'section') continue
    parts.push(text.slice(from, index))
    from = index + sign.length
    name = next
  }
  return [...parts, text.slice(from)]
}

const asked = /^\s*(?:#+\s*)?Q(?:uestion)?\s*\d{0,4}\s*[:.)]/i
const labelled = /^\s*\p{L}[\p{L} ]{0,20}[:.)]\s*\S/u
const betweenOptions = /,\s*(?=[B-H]\s*[:.)]\s*\S)/g

/** A whole question in one line: "Q: Which? | A: Mars, B: Venus | Correct: A". */
const questionIn = (text: string): string[] | undefined => {
  if (!asked.test(text)) return undefined
  const parts = text.replace(/\s*#+\s*$/, '').split(bars)
  const isWhole =
    parts.length > 2 &&
    parts.every((part) => labelled.test(part.replace(/^\s*#+\s*/, ''))) &&
    parts.some((part) => readField(part)?.name === 'answer')
  return isWhole
    ? parts.flatMap((part) => (/^\s*A\s*[:.)]/.test(part) ? part.split(betweenOptions) : [part]))
    : undefined
}

/** Fields that stand in one line, a line each. */
export const withFieldsApart = (lines: readonly ExamLine[]): readonly ExamLine[] =>
  lines.some(({ text }) => mayHaveSeveral(text))
    ? lines.flatMap((line) => {
        if (line.isCode || !mayHaveSeveral(line.text)) return [line]
        const parts = questionIn(line.text) ?? behindSigns(line.text) ?? fieldsIn(line.text)
        return parts.length === 1
          ? [line]
          : parts.map((text, index) => (index === 0 ? { ...line, text } : { number: line.number, text }))
      })
    : lines

/** A longer line is a text, and each separator of it would be looked at. */
const mostChars = 2_000
const mayHaveSeveral = (text: string): boolean =>
  text.length <= mostChars &&
  /[:=：]/.test(text) &&
  (/[|;,]\s/.test(text) || signsBeforeField.test(text) || answerBehindHan.test(text))

/** A text and its answer behind signs that no text has, or behind nothing. */
const behindSigns = (text: string): string[] | undefined => {
  const glued = lettered.test(text) ? answerBehindHan.exec(text) : null
  if (glued) return [text.slice(0, glued.index), glued[0].trim()]
  const { index = -1, 0: signs = '' } = signsBeforeField.exec(text) ?? {}
  const field = index > 0 ? text.slice(index + signs.length) : ''
  return readField(field)?.name === 'answer' ? [text.slice(0, index).trimEnd(), field] : undefined
}

/** Whether a text has whole questions in its lines. */
export const hasQuestionsInLines = (lines: readonly { text: string }[]): boolean =>
  lines.filter(({ text }) => text.length <= mostChars && text.includes('|') && questionIn(text) !== undefined)
    .length > 1
