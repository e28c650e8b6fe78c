import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { ClassResult, Performance } from '@quizwright/contracts/schemas/class-result.ts'
import type { Result } from '@quizwright/contracts/schemas/result.ts'
import { formatScore, formatTwoDecimals, secondsPerQuestion } from '../../results/figures.ts'

export type Compared = readonly {
  name: string
  tone: 'student' | 'class' | 'best'
  performance: Performance
  /** The percentage as text. */
  score: string
}[]

/** The student, the class average and the best performer, in the order of the bars and columns. */
export const compare = (result: Result, { average, best }: ClassResult): Compared => [
  {
    name: say('Student'),
    tone: 'student',
    performance: {
      correct: result.correct_count,
      incorrect: result.incorrect_count,
      skipped: result.skipped_count,
      averageTime: secondsPerQuestion({ ...result, question_count: result.questions.length }),
      totalTime: result.time_spent,
      percentage: result.correct_percentage,
    },
    // As exact as the score card, which stands on the same page.
    score: formatScore(result),
  },
  {
    name: say('Class average'),
    tone: 'class',
    performance: average,
    score: formatPercent(average.percentage),
  },
  {
    name: say('Best performer'),
    tone: 'best',
    performance: best,
    score: formatScore({ ...result, correct_percentage: best.percentage }),
  },
]

/** The rows of the table: the compared figure and its format. */
export const comparedFigures = (): readonly {
  name: string
  format: (performance: Performance) => string
}[] => [
  { name: say('Correct'), format: ({ correct }) => formatTwoDecimals(correct) },
  { name: say('Incorrect'), format: ({ incorrect }) => formatTwoDecimals(incorrect) },
  { name: say('Skipped'), format: ({ skipped }) => formatTwoDecimals(skipped) },
  { name: say('Average time per question'), format: ({ averageTime }) => formatDuration(averageTime) },
  { name: say('Total time'), format: ({ totalTime }) => formatDuration(totalTime) },
]
