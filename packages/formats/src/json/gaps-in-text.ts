import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker, withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { fieldOf, type JsonObject, textOf } from './json-fields.ts'
import type { ReadContent } from './question-parts.ts'

/** A gap with what is accepted in it: "{{Lima}}", "{{c1::Lima}}", "{{color|colour}}". */
const gap = /\{\{(?:c\d{1,3}::)?([^{}\n]{1,200})\}\}/g
/** The name of a gap whose answer stands elsewhere: "{{blank1}}". */
const named = /^\s*(?:blank|gap|answer|input|field|response)[\s_-]*\d*\s*$/i

const writtenIn = (text: string): string[] => [...text.matchAll(gap)].map(([, written = '']) => written)

/** Whether the gaps of a text hold their answers, and not only their numbers or names. */
export const hasFilledGaps = (text: string): boolean => {
  const written = writtenIn(text)
  const areNumbers = written.every((one, index) => one.trim() === String(index + 1))
  return written.length > 0 && !areNumbers && !written.some((one) => named.test(one) || one.trim() === '')
}

type Gaps = Pick<RawQuestion, 'kind' | 'content' | 'answer' | 'filled'>

/** A text with its gaps, each with the answers that are accepted in it. */
const withGaps = (text: string, sign: RegExp, gaps: readonly string[][], content: ReadContent): Gaps => {
  let count = 0
  const read = content(text.replaceAll(sign, () => gapMarker((count += 1))))
  return {
    kind: 'gaps',
    content: { ...read, text: withBlanks(read.text) },
    answer: gaps.map((words) => words.join(' / ')).join('\n'),
    filled: {
      text: read.text,
      gaps: gaps.map((words) => ({
        ...blankGap('typed'),
        accepted: words.map((word) => acceptedWord(word)),
      })),
    },
  }
}

/** Lines beside each other are for an answer of several words. */
const line = /_{2,}(?:[ \t]+_{2,})*/g
const saysGaps = /cloze|gap|fill|blank/i

/** An answer for each of several lines to write on, in their order; undefined if the question has no such list. */
const answersInOrder = (
  question: JsonObject,
  count: number,
  { options, words }: Told,
): readonly string[] | undefined => {
  const isOfGaps = saysGaps.test(textOf(fieldOf(question, ['type', 'questiontype', 'kind'])?.value) ?? '')
  const blanks = fieldOf(question, ['blanks', 'gaps'])?.value
  const listed = Array.isArray(blanks) && words.length === 0 ? blanks.flatMap((one) => textOf(one) ?? []) : []
  const isAlone = options.length === 0 || (words.length === 0 && (isOfGaps || Array.isArray(blanks)))
  const lists = [
    options.length === 0 ? words : [],
    options.length === 0 && words.length === 1 && isOfGaps ? (words[0] ?? '').split(/\s*[,;|]\s*/) : [],
    listed,
    isAlone ? options.map(({ text }) => text) : [],
  ]
  return lists.find((list) => list.length === count && list.every((one) => one.trim() !== ''))
}

/** What a question has besides its text: its options, and the texts of its key. */
type Told = { options: readonly { text: string; isRight?: boolean }[]; words: readonly string[] }

/** A text with gaps whose answers stand in them, or in a list with one for each line; undefined for any other. */
export const readGaps = (
  question: JsonObject,
  text: string,
  told: Told,
  content: ReadContent,
): Gaps | undefined => {
  if (told.options.some(({ isRight }) => isRight)) return undefined
  if (hasFilledGaps(text))
    return told.options.length > 0 || told.words.length > 0
      ? undefined
      : withGaps(
          text,
          gap,
          writtenIn(text).map((written) => written.split('|').map((word) => word.trim())),
          content,
        )
  const lines = text.match(line) ?? []
  const answers = lines.length > 1 ? answersInOrder(question, lines.length, told) : undefined
  return (
    answers &&
    withGaps(
      text,
      line,
      answers.map((answer) => [answer.trim()]),
      content,
    )
  )
}
