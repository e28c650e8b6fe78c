import { questionContentKey } from '@quizwright/domain/rules/question-content-key.ts'
import type { Correction } from '@quizwright/domain/schemas/correction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { findInForce, useCorrections } from './correction-queries.ts'

/** These cannot be expressed by the options of a question, so that an editor must show them beside it. */
const isBesideKey = ({ kind }: Correction): boolean =>
  kind === 'not_counted' || kind === 'full_marks' || kind === 'any_of'

/** Finds the correction by which a question is marked, if its options do not show it. */
const findBesideKey = (corrections: readonly Correction[], questionId: string): Correction | undefined => {
  const latest = findInForce(corrections, questionId)
  return latest && isBesideKey(latest) ? latest : undefined
}

/** Whether students see the same question in both states, so that its correction holds for both. */
const looksSame = (one: DraftQuestion, other: DraftQuestion): boolean =>
  one === other || questionContentKey(one) === questionContentKey(other)

export type CarriedCorrection = { questionNo: number; correction: Correction; isKept: boolean }

/**
 * The corrections that hold for the questions of a quiz beside their keys, in the order of the questions. `isKept`:
 * the question still looks as it did when it was saved, so that the correction stays. Of two states of a question, the
 * one in `saved` is what the services have.
 */
export const useCarriedCorrections = (
  quizId: string,
  drafted: readonly DraftQuestion[],
  saved: readonly DraftQuestion[],
): CarriedCorrection[] => {
  const { data = [] } = useCorrections(quizId)
  if (data.length === 0) return []
  const savedById = new Map(saved.map((question) => [question._id, question]))
  return drafted.flatMap((question, index) => {
    const before = savedById.get(question._id)
    const correction = before && findBesideKey(data, question._id)
    return correction ? [{ questionNo: index + 1, correction, isKept: looksSame(question, before) }] : []
  })
}
