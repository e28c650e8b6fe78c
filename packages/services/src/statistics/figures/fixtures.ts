import { randomGroupCount } from '../counts/random-group.ts'
import type { Answers } from './answers.ts'
import type { GroupSums, QuestionSums } from './covariances.ts'
import type { Frequency, JointFrequency } from './frequencies.ts'
import type { PowerSums } from './power-sums.ts'
import { describeTotals } from './totals.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

/** An attempt: its marks by question, and its student's random group. */
export type CountedAttempt = { marks: readonly number[]; group: number }

/**
 * Returns what the tables of counts would contain for these attempts: the distribution of the totals, each
 * question's joint frequencies, and the sums of each random group. Each attempt is a row of marks by a different
 * student.
 */
export const countMarks = (attempts: readonly (readonly number[])[], attemptsPerStudent = 1) =>
  countAttempts(
    attempts.map((marks, index) => ({ marks, group: index % randomGroupCount })),
    attemptsPerStudent,
  )

/** Returns the same for attempts whose students are in the given groups. */
export const countAttempts = (attempts: readonly CountedAttempt[], attemptsPerStudent: number) => {
  const questionCount = attempts[0]?.marks.length ?? 0
  const questions = Array.from({ length: questionCount }, (_, question) => question)
  const rows = attempts.map(({ marks }) => marks)
  const groups = sumByGroup(attempts, questionCount)
  const answers = questions.map((question): Answers => ({
    frequencies: countJointly(rows, question),
    groups: groups.map(({ questions: sums, ...totals }) => ({
      ...totals,
      questions: [elementAt(sums, question)],
    })),
    attemptsPerStudent,
  }))
  return {
    totals: describeTotals(countTotals(rows), sumPowers(attempts), attemptsPerStudent),
    answers,
    groups,
  }
}

const totalOf = (marks: readonly number[]): number => marks.reduce((sum, mark) => sum + mark, 0)

const countTotals = (attempts: readonly (readonly number[])[]): Frequency[] => {
  const totals = new Map<number, Frequency>()
  for (const marks of attempts) {
    const value = totalOf(marks)
    const frequency = totals.get(value) ?? { value, n: 0 }
    frequency.n++
    totals.set(value, frequency)
  }
  return [...totals.values()]
}

const countJointly = (attempts: readonly (readonly number[])[], question: number): JointFrequency[] => {
  const frequencies = new Map<string, JointFrequency>()
  for (const marks of attempts) {
    const mark = elementAt(marks, question)
    const total = totalOf(marks)
    const key = `${mark} ${total}`
    const frequency = frequencies.get(key) ?? { mark, total, n: 0 }
    frequency.n++
    frequencies.set(key, frequency)
  }
  return [...frequencies.values()]
}

type MutableGroup = GroupSums & { questions: QuestionSums[] }

const sumByGroup = (attempts: readonly CountedAttempt[], questionCount: number): GroupSums[] => {
  const groups = Array.from({ length: randomGroupCount }, (): MutableGroup => ({
    n: 0,
    total: 0,
    totalSquared: 0,
    questions: Array.from({ length: questionCount }, () => ({ mark: 0, markSquared: 0, markTimesTotal: 0 })),
  }))
  for (const { marks, group: index } of attempts) {
    const group = elementAt(groups, index)
    const total = totalOf(marks)
    group.n++
    group.total += total
    group.totalSquared += total * total
    for (const [question, mark] of marks.entries()) {
      const sums = elementAt(group.questions, question)
      sums.mark += mark
      sums.markSquared += mark * mark
      sums.markTimesTotal += mark * total
    }
  }
  return groups
}

const sumPowers = (attempts: readonly CountedAttempt[]): PowerSums[] => {
  const groups = Array.from({ length: randomGroupCount }, () => ({
    n: 0,
    powers: [0, 0, 0, 0] as [number, number, number, number],
  }))
  for (const { marks, group: index } of attempts) {
    const group = elementAt(groups, index)
    const total = totalOf(marks)
    group.n++
    for (const exponent of [1, 2, 3, 4] as const) group.powers[exponent - 1]! += total ** exponent
  }
  return groups
}

/**
 * Six attempts at three questions of 1, 2 and 1 marks, with the totals 4, 3, 3, 1, 2 and 0. The tests derive their
 * expectations from these by hand.
 */
export const sixAttempts = [
  [1, 2, 1],
  [1, 2, 0],
  [0, 2, 1],
  [1, 0, 0],
  [0, 1, 1],
  [0, 0, 0],
]
