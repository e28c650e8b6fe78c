import type { RawQuestion } from '../entry/entry.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import type { ListedQuestion } from './listed-question.ts'

/** A place to fill in: a line of underscores, or of dots that are more than an ellipsis. */
const gap = /_{3,}|(?<!\.)\.{5,}|…{2,}|(?:_ ){3,}|[（(][\s_]{3,}[)）]/gu
const bracketedBehind = /^(.*\S)\s*\[([^[\]\n]{1,100})\]\s*$/su
/** What was typed onto the line: "x = ____4____". Between two gaps stand blanks. */
const filledLine = /(?<!_)_{3,}(?=[^\s_])([^_\n]{1,60}?)(?<=[^\s_])_{3,}(?!_)/gu
const longestAnswer = 100
/** Between answers that are all accepted. A stroke without blanks belongs to the answer: km/h. */
const between = /\s+[|/]\s+/

export const countGaps = (text: string): number => text.match(gap)?.length ?? 0

/** Handles the answer of a text to fill in that stands behind it, "The capital of Japan is ____. [Tokyo]", or on it. */
export const withFilledGap = <Question extends ListedQuestion & { keyAnswer: string | undefined }>(
  question: Question,
): Question => {
  const { fields, keyAnswer, options, stem } = question
  if (options.length > 0 || fields.answer !== undefined || keyAnswer !== undefined) return question
  const written = stem.join('\n')
  const [within, ...others] = written.matchAll(filledLine)
  if (within?.[1] !== undefined && others.length === 0)
    return {
      ...question,
      stem: written.replace(filledLine, '____').split('\n'),
      fields: { ...fields, answer: within[1].trim() },
    }
  const [, text, answer] = bracketedBehind.exec(stem.join('\n').trim()) ?? []
  if (text === undefined || answer === undefined || countGaps(text) === 0) return question
  return { ...question, stem: [text], fields: { ...fields, answer: answer.trim() } }
}

/** A text with one gap and a short answer, which students type. Undefined for any other question. */
export const readGap = (
  stem: readonly string[],
  answer: string | undefined,
): Pick<RawQuestion, 'kind' | 'answer' | 'typed'> | undefined => {
  const written = answer?.trim() ?? ''
  if (written === '' || written.includes('\n') || written.length > longestAnswer) return undefined
  if (countGaps(stem.join('\n')) !== 1) return undefined
  const accepted = written.split(between).map((one) => one.replace(/(?<=\p{L})[.。]$/u, ''))
  return { kind: 'shortAnswer', ...typedAnswer(allAccepted(accepted)) }
}
