import { describe, expect, test } from 'vitest'
import { createRandom } from '../../random/seeded-random.ts'
import { consistencyFigures } from './consistency.ts'
import { directQuestionFigures, directQuizFigures } from './testing/direct-formulas.ts'
import { discriminationFigure, efficiencyFigure } from './discrimination.ts'
import { effectiveWeights } from './effective-weight.ts'
import { facilityFigure, questionSdFigure } from './facility.ts'
import { countMarks } from './fixtures.ts'
import { meanFigure, medianFigure } from './mean-and-median.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'

type Attempts = number[][]

/** Matches a value to 1e-6. A missing figure matches a formula whose result is not finite. */
const close = (value: number | null) =>
  value === null || !Number.isFinite(value) ? null : expect.closeTo(value, 6)

const expectDirectFigures = (attempts: Attempts, maximumMarks: readonly number[]): void => {
  const { totals, answers, groups } = countMarks(attempts)
  const direct = directQuizFigures(attempts)
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  const figures = {
    mean: meanFigure(totals),
    median: medianFigure(totals),
    sd: sdFigure(totals),
    skewness: skewnessFigure(totals),
    kurtosis: kurtosisFigure(totals),
    cic,
    errorRatio,
    standardError,
  }
  for (const [name, figure] of Object.entries(figures))
    expect(figure.value, name).toEqual(close(direct[name as keyof typeof direct]))
  const weights = effectiveWeights(groups)
  for (const [question, answersToOne] of answers.entries()) {
    const expected = directQuestionFigures(attempts, question, maximumMarks[question]!)
    const discrimination = discriminationFigure(answersToOne)
    expect({
      facility: facilityFigure(answersToOne, maximumMarks[question]!).value,
      sd: questionSdFigure(answersToOne, maximumMarks[question]!).value,
      discrimination: discrimination.value,
      efficiency: efficiencyFigure(answersToOne.frequencies, discrimination).value,
      effectiveWeight: weights[question]!.value,
    }).toEqual(Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, close(value)])))
  }
}

describe('every figure equals that of its definition to 1e-6', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('given attempts with partial marks, drawn with seed %i', (seed) => {
    const random = createRandom(seed)
    const maximumMarks = Array.from({ length: 2 + seed }, () => Math.ceil(4 * random.uniform()))
    const attempts = Array.from({ length: 5 + 20 * seed }, () => {
      const ability = random.normal()
      return maximumMarks.map((most) => {
        const share = 1 / (1 + Math.exp(-ability - random.normal()))
        return Math.round(share * most * 4) / 4
      })
    })
    expectDirectFigures(attempts, maximumMarks)
  })
})

/**
 * The number of 1,000 students with each pattern of correct answers to section 7 of the LSAT (Bock and Lieberman,
 * 1970).
 */
const lsat7 = [
  12, 19, 1, 7, 3, 19, 3, 17, 10, 5, 3, 7, 7, 23, 8, 28, 7, 39, 11, 34, 14, 51, 15, 90, 6, 25, 7, 35, 18, 136,
  32, 308,
]

test('the answers to LSAT 7 give the published figures', () => {
  const attempts = lsat7.flatMap((count, pattern) =>
    Array.from({ length: count }, () => [16, 8, 4, 2, 1].map((bit) => ((pattern & bit) === 0 ? 0 : 1))),
  )
  expectDirectFigures(attempts, [1, 1, 1, 1, 1])
  const { totals, answers, groups } = countMarks(attempts)
  const published = (figures: readonly (number | null)[]) => figures.map((value) => Number(value!.toFixed(3)))
  const { cic } = consistencyFigures(groups)
  expect(published([meanFigure(totals).value, sdFigure(totals).value, cic.value! / 100])).toEqual([
    3.707, 1.199, 0.453,
  ])
  expect(published(answers.map((one) => discriminationFigure(one).value! / 100))).toEqual([
    0.246, 0.247, 0.313, 0.223, 0.175,
  ])
})
