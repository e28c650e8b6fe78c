import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { expect, test } from 'vitest'
import { createRandom } from '../../random/seeded-random.ts'
import { consistencyFigures } from './consistency.ts'
import { discriminationFigure, efficiencyFigure } from './discrimination.ts'
import { effectiveWeights } from './effective-weight.ts'
import { facilityFigure, questionSdFigure } from './facility.ts'
import { meanFigure, medianFigure } from './mean-and-median.ts'
import { populationOf, simulateClass, simulatedQuiz } from './testing/simulated-class.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'

const classCount = isLongForm ? 4_000 : 150

const facilities = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95]
const quiz = simulatedQuiz(facilities)

type Counts = ReturnType<typeof simulateClass>

/** Returns all figures with an interval by name: those of each question, and those of the quiz. */
const figuresOf = ({ totals, answers, groups }: Counts): Record<string, Figure[]> => {
  const discrimination = answers.map(discriminationFigure)
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  return {
    facility: answers.map((one) => facilityFigure(one, quiz.maximumMark)),
    questionSd: answers.map((one) => questionSdFigure(one, quiz.maximumMark)),
    discrimination,
    efficiency: answers.map(({ frequencies }, index) =>
      efficiencyFigure(frequencies, discrimination[index]!),
    ),
    effectiveWeight: effectiveWeights(groups),
    mean: [meanFigure(totals)],
    median: [medianFigure(totals)],
    sd: [sdFigure(totals)],
    skewness: [skewnessFigure(totals)],
    kurtosis: [kurtosisFigure(totals)],
    cic: [cic],
    errorRatio: [errorRatio],
    standardError: [standardError],
  }
}
const truth = figuresOf(populationOf(quiz))

/**
 * Figures without an interval are skipped. About a quarter of the classes have one, because only one or two of fifty
 * students are right on a question.
 */
const leastGiven = 0.6

/** The values of these figures are discrete, so their intervals contain the truth more often. */
const stepped = ['facility', 'questionSd', 'median']

/** Three standard errors of a share of 95 % in this many classes, in percent. */
const chance = 300 * Math.sqrt((0.95 * 0.05) / classCount)

const classes = [
  { students: 50, tries: 3 },
  { students: 200, tries: 1 },
  { students: 50, tries: 1 },
  { students: 200, tries: 3 },
]

test.each(isLongForm ? classes : classes.slice(0, 2))(
  '95 % intervals of $students students and $tries attempts each contain the truth in 93 to 97 % of the classes',
  (size) => {
    const random = createRandom(size.students + size.tries)
    const held = new Map<string, { held: number; given: number }>()
    for (let index = 0; index < classCount; index++) {
      const figures = figuresOf(simulateClass(quiz, size, random))
      for (const [name, ofQuestions] of Object.entries(figures))
        for (const [question, { interval }] of ofQuestions.entries()) {
          if (!interval) continue
          const key = `${name} ${ofQuestions.length > 1 ? facilities[question] : ''}`
          const count = held.get(key) ?? { held: 0, given: 0 }
          const value = truth[name]![question]!.value!
          count.given++
          if (interval[0] <= value + 1e-9 && value - 1e-9 <= interval[1]) count.held++
          held.set(key, count)
        }
    }
    if (isLongForm) process.stdout.write(`${JSON.stringify({ ...size, ...Object.fromEntries(held) })}\n`)
    for (const [key, { held: times, given }] of held) {
      const percentage = (100 * times) / given
      expect(given, key).toBeGreaterThan(leastGiven * classCount)
      expect(percentage, key).toBeGreaterThan(93 - chance)
      if (!stepped.includes(key.split(' ')[0]!)) expect(percentage, key).toBeLessThan(97 + chance)
    }
  },
)

/** Quizzes on which nearly everybody, or hardly anybody, is right. */
const lopsided = [
  { name: 'easy', students: 50, ofFacilities: [0.8, 0.85, 0.9, 0.93, 0.97] },
  { name: 'very easy', students: 200, ofFacilities: [0.8, 0.82, 0.84, 0.86, 0.88, 0.9, 0.92, 0.94, 0.96] },
  { name: 'very hard', students: 200, ofFacilities: [0.05, 0.07, 0.1, 0.12, 0.15, 0.2] },
]

test.each(lopsided)(
  'given a quiz that is $name, then 95 % intervals of the shape contain the truth in 93 to 97 % of the classes',
  ({ students, ofFacilities }) => {
    const random = createRandom(students + ofFacilities.length)
    const one = simulatedQuiz(ofFacilities)
    const { totals: all } = populationOf(one)
    const shape = { sd: sdFigure, skewness: skewnessFigure, kurtosis: kurtosisFigure }
    const held = { sd: 0, skewness: 0, kurtosis: 0 }
    const given = { sd: 0, skewness: 0, kurtosis: 0 }
    for (let index = 0; index < classCount; index++) {
      const { totals } = simulateClass(one, { students, tries: 1 }, random)
      for (const name of ['sd', 'skewness', 'kurtosis'] as const) {
        const value = shape[name](all).value!
        const { interval } = shape[name](totals)
        if (!interval) continue
        given[name]++
        if (interval[0] <= value && value <= interval[1]) held[name]++
      }
    }
    if (isLongForm) process.stdout.write(`${JSON.stringify({ students, given, held })}\n`)
    for (const name of ['sd', 'skewness', 'kurtosis'] as const) {
      expect(given[name], name).toBeGreaterThan(leastGiven * classCount)
      expect((100 * held[name]) / given[name], name).toBeGreaterThan(93 - chance)
      expect((100 * held[name]) / given[name], name).toBeLessThan(97 + chance)
    }
  },
)

test('given a quiz on which nearly everybody is right, then only the skewness has no interval', () => {
  const random = createRandom(20)
  const nearlyAllRight = simulatedQuiz(Array.from({ length: 20 }, (_, index) => 0.9 + index * 0.004))
  const truths = populationOf(nearlyAllRight).totals
  const held = { sd: 0, kurtosis: 0 }
  for (let index = 0; index < classCount; index++) {
    const { totals } = simulateClass(nearlyAllRight, { students: 200, tries: 1 }, random)
    expect(skewnessFigure(totals)).toMatchObject({ interval: null, why: 'too few attempts' })
    for (const [name, figure] of [
      ['sd', sdFigure],
      ['kurtosis', kurtosisFigure],
    ] as const) {
      const [low, high] = figure(totals).interval!
      const value = figure(truths).value!
      if (low <= value && value <= high) held[name]++
    }
  }
  for (const times of Object.values(held)) expect((100 * times) / classCount).toBeGreaterThan(93 - chance)
})

test.each([30, 50, 200])(
  'given %i students, then at most one in twenty sound questions is called doubtful or worth a look',
  (students) => {
    const random = createRandom(students)
    const alarms = facilities.map(() => 0)
    for (let index = 0; index < classCount; index++) {
      const { answers } = simulateClass(quiz, { students, tries: 1 }, random)
      for (const [question, { frequencies }] of answers.entries()) {
        const efficiency = efficiencyFigure(frequencies, discriminationFigure(answers[question]!))
        if (judgeQuestion({ few: false, efficiency })) alarms[question]!++
      }
    }
    for (const [question, count] of alarms.entries())
      expect((100 * count) / classCount, `facility ${facilities[question]}`).toBeLessThanOrEqual(5)
  },
)

test('given a question with a wrong key, then it is doubtful in most classes of 200', () => {
  const random = createRandom(7)
  let found = 0
  for (let index = 0; index < 50; index++) {
    const { answers } = simulateClass(quiz, { students: 200, tries: 1 }, random)
    const { frequencies, groups, attemptsPerStudent } = answers[5]!
    const most = quiz.maximumMark
    const wrongKey = {
      frequencies: frequencies.map(({ mark, total, n }) => ({
        mark: most - mark,
        total: total + most - 2 * mark,
        n,
      })),
      groups: groups.map(({ n, total, totalSquared, questions: [sums] }) => {
        const { mark, markTimesTotal } = sums!
        return {
          n,
          total: total + most * n - 2 * mark,
          totalSquared: totalSquared + most ** 2 * n + 2 * most * total - 4 * markTimesTotal,
          questions: [
            {
              mark: most * n - mark,
              markSquared: most * (most * n - mark),
              markTimesTotal: most * total - markTimesTotal - most * mark + most ** 2 * n,
            },
          ],
        }
      }),
      attemptsPerStudent,
    }
    const efficiency = efficiencyFigure(wrongKey.frequencies, discriminationFigure(wrongKey))
    if (judgeQuestion({ few: false, efficiency }) === 'doubtful') found++
  }
  expect(found).toBeGreaterThan(45)
})
