import { withoutLabel } from '@quizwright/domain/language/say-solution.ts'
import { compareTexts } from '../comparing/compare-texts.ts'
import type { TextsToCompare } from '../comparing/texts-to-compare.ts'
import type { Judgement } from './judgement.ts'
import { unreadImage } from '../grader.ts'
import { judgeByWords } from './judge-by-words.ts'
import { judgePlainCase } from './judge-plain-cases.ts'
import { type OfflineModel, offlineModel } from './offline-model.ts'

export type Suggestion = Omit<Judgement, 'share'> & {
  /** From 0 to the total marks, with at most two decimals. */
  marks: number
}

export type AnswerToCompare = TextsToCompare & {
  totalMarks: number
  /** The number of images in the answer. They are not read. */
  imageCount?: number
}

/**
 * Suggests marks for an answer by comparing its words with the solution's, without a language model and without
 * understanding them. docs/grading.md describes its accuracy.
 */
export const suggestMarks = (
  { totalMarks, imageCount = 0, ...given }: AnswerToCompare,
  model: OfflineModel = offlineModel,
): Suggestion => {
  const maxMarks = Number.isFinite(totalMarks) && totalMarks > 0 ? totalMarks : 0
  const texts = { ...given, answer: withoutLabel(given.answer), solution: withoutLabel(given.solution) }
  const { share, ...judged } =
    judgePlainCase(texts.answer, texts.solution) ?? judgeByWords(texts, compareTexts(texts), model)
  const marks = Math.min(maxMarks, Math.round(share * maxMarks * 100) / 100)
  if (imageCount === 0) return { marks, ...judged }
  return {
    marks,
    confidence: 0,
    isSure: false,
    reasons: [unreadImage, ...judged.reasons],
  }
}
