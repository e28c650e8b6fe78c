import { type Mark, roundMarks } from '../kinds/mark-answer.ts'
import type { Answer } from '../kinds/question-kind.ts'
import type { Response } from '../schemas/response.ts'
import type { Solution } from '../schemas/attempt.ts'
import { withoutHidden } from '../translations/without-hidden.ts'
import type { Arrangement } from './schema.ts'

type TriedAnswer = { selected: number[]; answer: string; response: Response | null }
/**
 * The answer that was checked last, and how many different ones were checked. `first` is the one that was checked
 * first, where there were others; absent in attempts that were begun before a release that keeps it.
 */
export type Tried = TriedAnswer & { count: number; first?: TriedAnswer }

/** How often a student may check an answer to one question. */
export const triesAllowed = (arrangement: Arrangement | null | undefined): number => arrangement?.tries ?? 1

const isLastTried = (tried: Tried, { selected, answer, response }: Answer): boolean =>
  tried.answer === answer &&
  [...tried.selected].sort().join() === [...selected].sort().join() &&
  JSON.stringify([tried.response?.picks ?? [], tried.response?.texts ?? []]) ===
    JSON.stringify([response?.picks ?? [], response?.texts ?? []])

/** Returns what was tried once this answer is checked. The same answer again is no further try. */
export const afterTry = (tried: Tried | null, given: Answer): Tried => {
  const count = triesOf(tried, given)
  const first = tried ? firstOf(tried) : undefined
  return {
    count,
    selected: [...given.selected],
    answer: given.answer,
    response: given.response ?? null,
    ...(count > 1 && first && { first }),
  }
}

const firstOf = ({ count, first, selected, answer, response }: Tried): TriedAnswer | undefined =>
  count === 1 ? { selected, answer, response } : first

/** The answer of the first try; undefined if there was no other, or if it is not known. */
export const firstTry = (tried: Tried | null | undefined, answer: Answer): TriedAnswer | undefined =>
  tried && triesOf(tried, answer) > 1 ? firstOf(tried) : undefined

/** How many tries an answer took. One that was changed after the last check and not checked is a try of its own. */
export const triesOf = (tried: Tried | null | undefined, answer: Answer): number =>
  tried ? tried.count + (isLastTried(tried, answer) ? 0 : 1) : 1

/** Takes marks off for each try before the one that counts. */
export const withTryCosts = (
  mark: Mark,
  answer: Answer,
  { arrangement, tried }: { arrangement?: Arrangement | null | undefined; tried?: Tried | null | undefined },
): Mark => {
  const costs = arrangement?.try_costs ?? 0
  if (costs === 0 || mark.obtainedMarks <= 0) return mark
  const share = Math.max(0, 1 - costs * (triesOf(tried, answer) - 1))
  return share === 1 ? mark : { isCorrect: false, obtainedMarks: roundMarks(mark.obtainedMarks * share) }
}

/** Returns what a wrong answer reveals while it may be changed: which parts are right, and what its author says. */
export const withoutKey = (
  { is_correct, credit, feedback, parts, translations }: Solution,
  triesLeft: number,
): Solution => {
  const told: Solution = {
    is_correct,
    ...(credit !== undefined && { credit }),
    correct: [],
    ...(feedback && { feedback }),
    ...(parts && {
      parts: parts.map(({ is_right, feedback: said }) => ({
        is_right,
        right: [],
        ...(said && { feedback: said }),
      })),
    }),
    tries_left: triesLeft,
    text: '',
    equation: '',
    image_url: '',
  }
  return { ...told, ...withoutHidden(translations, told) }
}
