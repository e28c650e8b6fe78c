import { lastOf } from '@quizwright/domain/defined.ts'
import type { OfflineModel } from '@quizwright/services/grading/offline/offline-model.ts'
import { measure } from './figures.ts'
import { fitModel, mean } from './fit-model.ts'
import { type ComparedAnswer, type JudgedAnswer, judgeByQuestion, judgeBySet } from './held-out.ts'

/**
 * Candidate thresholds for calling a suggestion sure, as probabilities of full marks, the strictest first.
 */
const candidates = [0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5]
/** The wanted share of sure answers among held-out ones, with all sets weighted equally. */
const wantedSureShare = 0.3

export const setsOf = (answers: readonly { set: string }[]): string[] =>
  [...new Set(answers.map(({ set }) => set))].sort()

/**
 * Fits the model with the strictest threshold that leaves enough sure answers, both with their question held
 * out and with their whole set held out.
 */
export const calibrate = (answers: readonly ComparedAnswer[]): OfflineModel => {
  const sureFrom = candidates.find((candidate) => isSureEnough(answers, candidate)) ?? lastOf(candidates)
  const judged = judgeByQuestion(answers, { sureFrom, doubtFactor: 1 })
  return { ...roundModel(fitModel(answers)), sureFrom, doubtFactor: fitDoubtFactor(judged) }
}

const isSureEnough = (answers: readonly ComparedAnswer[], sureFrom: number): boolean =>
  [judgeByQuestion, judgeBySet].every((judge) => {
    const judged = judge(answers, { sureFrom, doubtFactor: 1 })
    const shares = setsOf(judged).map(
      (set) => measure(judged.filter((answer) => answer.set === set)).sureShare,
    )
    return mean(shares) >= wantedSureShare
  })

/** The factor by which a suggestion with a doubt is correct less often than its confidence says. */
const fitDoubtFactor = (judged: readonly JudgedAnswer[]): number => {
  const doubted = judged.filter(({ doubts }) => doubts > 0)
  const confidence = mean(doubted.map(({ judgement }) => judgement.confidence))
  return Math.min(1, round(measure(doubted).all.withinOne / confidence, 2))
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits))

const roundModel = ({
  intercepts,
  coefficients,
}: Pick<OfflineModel, 'intercepts' | 'coefficients'>): Pick<OfflineModel, 'intercepts' | 'coefficients'> => ({
  intercepts: { half: round(intercepts.half, 4), full: round(intercepts.full, 4) },
  coefficients: {
    newCoverage: round(coefficients.newCoverage, 4),
    precision: round(coefficients.precision, 4),
    trigrams: round(coefficients.trigrams, 4),
    lengthRatio: round(coefficients.lengthRatio, 4),
  },
})
