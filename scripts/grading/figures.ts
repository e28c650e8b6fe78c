import { mean } from './fit-model.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

export type Judged = { score: number; judgement: { share: number; isSure: boolean } }

/** How suggestions compare with the marks of humans. Errors are in marks of a question of five. */
export type Figures = {
  answers: number
  sureShare: number
  sure: Errors
  unsure: Errors
  all: Errors
  correlation: number
  /** Among answers that humans gave at least 4 of 5, the share with a sure suggestion of at most 1. */
  sureLowsAmongHighs: number
  alwaysFull: number
  alwaysMean: number
}
type Errors = { rmse: number; bias: number; withinOne: number }

const marks = 5
/** Shares are stored with two decimals, so that 0.7 and 0.9 must count as one mark of five apart. */
const rounding = 1e-9

export const measure = (answers: readonly Judged[]): Figures => {
  const highs = answers.filter(({ score }) => score >= 4 / marks)
  const lows = highs.filter(({ judgement: { isSure, share } }) => isSure && share <= 1 / marks)
  const meanScore = mean(answers.map(({ score }) => score))
  const sure = answers.filter(({ judgement }) => judgement.isSure)
  return {
    answers: answers.length,
    sureShare: sure.length / answers.length,
    sure: errorsOf(sure),
    unsure: errorsOf(answers.filter(({ judgement }) => !judgement.isSure)),
    all: errorsOf(answers),
    correlation: correlate(answers),
    sureLowsAmongHighs: lows.length / highs.length,
    alwaysFull: errorsOf(answers, () => 1).rmse,
    alwaysMean: errorsOf(answers, () => meanScore).rmse,
  }
}

const errorsOf = (
  answers: readonly Judged[],
  suggest: (answer: Judged) => number = ({ judgement }) => judgement.share,
): Errors => {
  const errors = answers.map((answer) => (suggest(answer) - answer.score) * marks)
  return {
    rmse: Math.sqrt(mean(errors.map((error) => error ** 2))),
    bias: mean(errors),
    withinOne: mean(errors.map((error) => (Math.abs(error) <= 1 + rounding ? 1 : 0))),
  }
}

const correlate = (answers: readonly Judged[]): number => {
  const x = answers.map(({ judgement }) => judgement.share)
  const y = answers.map(({ score }) => score)
  const meanX = mean(x)
  const meanY = mean(y)
  const product = (a: readonly number[], aMean: number, b: readonly number[], bMean: number): number =>
    mean(a.map((value, index) => (value - aMean) * (elementAt(b, index) - bMean)))
  return product(x, meanX, y, meanY) / Math.sqrt(product(x, meanX, x, meanX) * product(y, meanY, y, meanY))
}
