import type { Comparison } from '../comparing/compare-texts.ts'
import type { TextsToCompare } from '../comparing/texts-to-compare.ts'
import { findDoubts } from './find-doubts.ts'
import { type Judgement, unknown } from './judgement.ts'
import { confidenceIn, expectedShare, type OfflineModel, predictMark, sureShare } from './offline-model.ts'

/** The maximum share of the marks for an answer that contradicts the solution or repeats the question. */
const largestShares = { contradicting: 0.5, repeating: 0.1 }

/** The maximum number of words that a reason quotes. */
const quotedWords = 4

/** Judges an answer by the words that it shares with the solution. */
export const judgeByWords = (
  texts: TextsToCompare,
  comparison: Comparison,
  model: OfflineModel,
): Judgement => {
  if (comparison.found.length + comparison.missing.length === 0)
    return unknown('The solution holds no words to compare the answer with.')
  const probabilities = predictMark(comparison.features, model)
  const doubts = findDoubts(texts, comparison)
  const isLikely = probabilities.full >= model.sureFrom
  const isSure = isLikely && doubts.length === 0
  const share = isSure ? sureShare(probabilities, model) : expectedShare(probabilities)
  const limited = Math.min(share, largestShare(comparison))
  return {
    share: limited,
    confidence:
      Math.round(confidenceIn(limited, probabilities) * (doubts.length > 0 ? model.doubtFactor : 1) * 100) /
      100,
    isSure,
    reasons: [...doubts, ...describeWords(comparison, isLikely)],
  }
}

const largestShare = ({ contradiction, numberFault, repeatsQuestion }: Comparison): number => {
  if (repeatsQuestion) return largestShares.repeating
  const isContradicting = contradiction?.isCertain === true || numberFault?.isMissing === false
  return isContradicting ? largestShares.contradicting : 1
}

const describeWords = ({ found, missing }: Comparison, isLikely: boolean): string[] => {
  const total = found.length + missing.length
  const reasons = [`Uses ${found.length} of the ${total} main words of the solution.`]
  const lacking = missing.slice(0, quotedWords).map(({ word }) => `"${word}"`)
  if (lacking.length > 0)
    reasons.push(`Lacks ${lacking.join(', ')}${missing.length > quotedWords ? ' and others' : ''}.`)
  if (!isLikely) reasons.push('May say the rest in other words.')
  return reasons
}
