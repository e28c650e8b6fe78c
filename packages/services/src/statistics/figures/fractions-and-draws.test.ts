import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../random/seeded-random.ts'
import { randomGroupCount } from '../counts/random-group.ts'
import { discriminationFigure, efficiencyFigure } from './discrimination.ts'
import { facilityFigure, questionSdFigure } from './facility.ts'
import { countAttempts } from './fixtures.ts'
import { consistencyFigures } from './consistency.ts'
import { effectiveWeights } from './effective-weight.ts'
import { meanFigure, medianFigure } from './mean-and-median.ts'
import { kurtosisFigure, sdFigure, skewnessFigure } from './spread-and-shape.ts'

const classCount = isLongForm ? 3_000 : 60
const parts = 4
const difficulties = [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2, 0.2]

/** Each question has four parts, each of which earns a quarter of its marks. */
type Asked = { fractions: boolean; drawn: number }

/** Marks are in percent of those of all questions that a student gets, as totals are counted. */
const maximumMarkOf = ({ drawn }: Asked): number => 100 / drawn

const chanceOf = (ability: number, difficulty: number, bent: number): number =>
  1 / (1 + Math.exp(-(1.2 * (ability - difficulty) + bent)))

const markOf = (chance: number, asked: Asked, random: Random): number => {
  const right = Array.from({ length: asked.fractions ? parts : 1 }, () => Number(random.uniform() < chance))
  return (maximumMarkOf(asked) * right.reduce((a, b) => a + b)) / right.length
}

/** The questions that a student gets: so many, each as likely as another. */
const drawnOf = ({ drawn }: Asked, random: Random): Set<number> => {
  const left = difficulties.map((_, question) => question)
  while (left.length > drawn) left.splice(Math.floor(random.uniform() * left.length), 1)
  return new Set(left)
}

/** A class as the figures take it: the answers to each question are those of the students who met it. */
const simulate = (students: number, asked: Asked, random: Random) => {
  const attempts = Array.from({ length: students }, () => {
    const ability = random.normal()
    const met = drawnOf(asked, random)
    const marks = difficulties.map((difficulty, question) =>
      met.has(question) ? markOf(chanceOf(ability, difficulty, 0.8 * random.normal()), asked, random) : null,
    )
    const total = marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0)
    return { marks, total, group: Math.floor(random.uniform() * randomGroupCount) }
  })
  const answers = difficulties.map((_, question) => {
    const own = attempts.flatMap(({ marks, total, group }) => {
      const mark = marks[question] ?? null
      return mark === null ? [] : [{ marks: [mark, total - mark], group }]
    })
    return countAttempts(own, 1).answers[0]!
  })
  const whole = attempts.map(({ total, group }) => ({ marks: [total], group }))
  // What compares all questions with each other needs students who met all of them.
  const groups =
    asked.drawn === difficulties.length
      ? countAttempts(
          attempts.map(({ marks, group }) => ({ marks: marks.map((mark) => mark ?? 0), group })),
          1,
        ).groups
      : undefined
  return { answers, totals: countAttempts(whole, 1).totals, groups }
}

const figuresOfAll = (groups: ReturnType<typeof simulate>['groups']): Record<string, Figure[]> => {
  if (!groups) return {}
  const { cic, errorRatio, standardError } = consistencyFigures(groups)
  return {
    effectiveWeight: effectiveWeights(groups),
    cic: [cic],
    errorRatio: [errorRatio],
    standardError: [standardError],
  }
}

const figuresOf = (
  { answers, totals, groups }: ReturnType<typeof simulate>,
  maximumMark: number,
): Record<string, Figure[]> => {
  const discrimination = answers.map(discriminationFigure)
  return {
    facility: answers.map((one) => facilityFigure(one, maximumMark)),
    questionSd: answers.map((one) => questionSdFigure(one, maximumMark)),
    discrimination,
    efficiency: answers.map(({ frequencies }, index) =>
      efficiencyFigure(frequencies, discrimination[index]!),
    ),
    mean: [meanFigure(totals)],
    median: [medianFigure(totals)],
    sd: [sdFigure(totals)],
    skewness: [skewnessFigure(totals)],
    kurtosis: [kurtosisFigure(totals)],
    ...figuresOfAll(groups),
  }
}

const both = { name: 'fractions and draws', fractions: true, drawn: 4 }
const cases = isLongForm
  ? [
      { name: 'fractions', fractions: true, drawn: difficulties.length },
      { name: 'draws', fractions: false, drawn: 4 },
      both,
    ]
  : [both]
const chance = 300 * Math.sqrt((0.95 * 0.05) / classCount)

test.each(cases)(
  'with $name, intervals contain the truth in 93 to 97 % of the classes, and few sound questions are doubted',
  (asked) => {
    const random = createRandom(asked.name.length)
    const maximumMark = maximumMarkOf(asked)
    const truth = figuresOf(simulate(isLongForm ? 400_000 : 25_000, asked, random), maximumMark)
    const held = new Map<string, { held: number; given: number }>()
    let doubted = 0
    for (let index = 0; index < classCount; index++) {
      const figures = figuresOf(simulate(100, asked, random), maximumMark)
      for (const [name, ofQuestions] of Object.entries(figures)) {
        // All questions of a kind are counted together, so that few classes say something.
        const count = held.get(name) ?? { held: 0, given: 0 }
        for (const [question, { interval }] of ofQuestions.entries()) {
          if (!interval) continue
          const value = truth[name]![question]!.value!
          count.given++
          if (interval[0] <= value && value <= interval[1]) count.held++
        }
        held.set(name, count)
      }
      doubted += figures['efficiency']!.filter((efficiency) =>
        judgeQuestion({ few: false, efficiency }),
      ).length
    }
    if (isLongForm)
      process.stdout.write(`${JSON.stringify([asked.name, Object.fromEntries(held), doubted])}\n`)
    for (const [name, { held: times, given }] of held) {
      expect(given, name).toBeGreaterThan(0.6 * classCount)
      expect((100 * times) / given, name).toBeGreaterThan(93 - chance)
      // The totals are discrete, so the interval of their median contains it more often.
      if (name !== 'median') expect((100 * times) / given, name).toBeLessThan(97 + chance)
    }
    expect((100 * doubted) / (classCount * difficulties.length)).toBeLessThanOrEqual(5)
  },
)
