import { formatDuration } from '@quizwright/contracts/rules/duration.ts'
import type { ClassResult, Performance, Result } from '@quizwright/contracts/schemas/result.ts'
import { formatTwoDecimals, secondsPerQuestion } from '../../results/figures.ts'

export type Compared = readonly { name: string; tone: 'you' | 'class' | 'best'; performance: Performance }[]

/** The student beside the class average and the best performer, as bars and table show them. */
export const compare = (result: Result, { average, best }: ClassResult): Compared => [
  {
    name: 'Student',
    tone: 'you',
    performance: {
      correct: result.correct_count,
      incorrect: result.incorrect_count,
      skipped: result.skipped_count,
      averageTime: secondsPerQuestion(result),
      totalTime: result.time_spent,
      percentage: result.correct_percentage,
    },
  },
  { name: 'Class average', tone: 'class', performance: average },
  { name: 'Best performer', tone: 'best', performance: best },
]

/** The rows of the table: what is compared, and how a figure of it reads. */
export const comparedFigures: readonly { name: string; read: (performance: Performance) => string }[] = [
  { name: 'Correct', read: ({ correct }) => formatTwoDecimals(correct) },
  { name: 'Incorrect', read: ({ incorrect }) => formatTwoDecimals(incorrect) },
  { name: 'Skipped', read: ({ skipped }) => formatTwoDecimals(skipped) },
  { name: 'Average Time per Question', read: ({ averageTime }) => formatDuration(averageTime) },
  { name: 'Total Time', read: ({ totalTime }) => formatDuration(totalTime) },
]
