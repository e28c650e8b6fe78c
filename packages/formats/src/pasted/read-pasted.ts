import { descriptiveInQuiz } from '@quizwright/domain/kinds/descriptive/in-quiz.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { detectTextFormat } from '../detect/detect-text.ts'
import { readAiken } from '../aiken/read.ts'
import type { Entry, RawQuestion } from '../entry/entry.ts'
import { toEntry } from '../entry/to-entry.ts'
import { withPassages } from '../entry/with-passages.ts'
import { linesOfText } from '../exam-text/exam-line.ts'
import { linesOfMarkdown } from '../exam-text/markdown-lines.ts'
import { withoutMarks } from '../exam-text/markdown-marks.ts'
import { readExamLines } from '../exam-text/read.ts'
import { isTitleLine } from '../exam-text/title-line.ts'
import { readGift } from '../gift/read.ts'
import { isOtherJson } from '../json/is-other-json.ts'
import { readOtherJson } from '../json/read-other.ts'
import { missingParts } from './missing-parts.ts'
import type { Pasted } from './pasted.ts'
import { readRows, readTable } from './read-table.ts'

const readers: Record<
  NonNullable<ReturnType<typeof detectTextFormat>>,
  (text: string) => Iterable<RawQuestion>
> = {
  gift: readGift,
  aiken: readAiken,
  markdown: (text) => [...readExamLines(linesOfMarkdown(text))].map(withoutMarks),
  text: (text) => readExamLines(linesOfText(text)),
}

/**
 * Reads pasted text: a table, a list of questions, GIFT, Aiken or JSON. A question without a key or options
 * is taken with a note, because its author can add them. Text that is not a question is left out with the
 * reason. `isDescriptive` means that the questions of the quiz have no options.
 */
export const readPasted = (text: string, { isDescriptive }: { isDescriptive: boolean }): Pasted[] => {
  const isJson = isOtherJson(text)
  const rows = isJson ? undefined : readRows(text)
  if (rows) return readTable(rows, isDescriptive)
  const format = detectTextFormat(text) ?? 'text'
  const read = isJson ? readOtherJson : readers[format]
  // A list does not say whether a question lacks its options or has none.
  const namesKinds = isJson || format === 'gift'
  const raws = [...withPassages(read(text))]
  return raws.map((raw, index) => {
    const pasted = toPasted(raw, { isDescriptive, namesKinds })
    const isTitle = pasted.kind === 'left out' && index === 0 && raws.length > 1 && isTitleLine(raw)
    return isTitle ? { ...pasted, isTitle } : pasted
  })
}

type Known = { isDescriptive: boolean; namesKinds: boolean }

const toPasted = (raw: RawQuestion, { isDescriptive, namesKinds }: Known): Pasted => {
  const entry = toEntry(raw, isDescriptive ? { convert: 'all' } : {})
  const isBeside = namesKinds && !isDescriptive && entry.kind === 'descriptive'
  const question = isBeside ? descriptiveInQuiz(entry.question, 'full') : entry.question
  const { source } = entry
  if (entry.status === 'left out' && !canBeCompleted(entry, raw))
    return { kind: 'left out', reason: entry.reason, source }
  const missing = missingParts(question, isDescriptive)
  const contradiction = entry.status === 'left out' ? (raw.reason ?? missing[0] ?? entry.reason) : undefined
  const lost = entry.status === 'taken' ? entry.without.map((what) => `Pasted without ${what}.`) : []
  const hints = entry.status === 'taken' ? entry.hints.map((hint) => `${hint}.`) : []
  return {
    kind: 'question',
    question,
    notes: [...new Set([...(contradiction ? [contradiction] : []), ...missing, ...lost, ...hints])],
    source,
  }
}

/** Whether the author only has to add or choose the key or the options. */
const canBeCompleted = ({ kind, question }: Entry, raw: RawQuestion): boolean =>
  (kind === 'noneRight' || kind === 'severalRight' || (kind === 'oneRight' && raw.reason === undefined)) &&
  question.question.trim() + question.equation !== '' &&
  question.options.length <= limits.maxOptions
