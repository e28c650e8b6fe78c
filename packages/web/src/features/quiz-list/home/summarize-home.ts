import { sayCount } from '@quizwright/domain/language/say.ts'
import type { ShownHome } from './use-home.ts'

/** What waits, in a line. Empty if nothing does. */
export const summarizeHome = ({ toMark, reported_total, closing_total }: ShownHome): string => {
  const answers = toMark.reduce((sum, { to_mark }) => sum + to_mark, 0)
  return [
    answers > 0 && sayCount(answers, '{count} answer to mark', '{count} answers to mark'),
    reported_total > 0 && sayCount(reported_total, '{count} quiz with issues', '{count} quizzes with issues'),
    closing_total > 0 &&
      sayCount(closing_total, '{count} session closing soon', '{count} sessions closing soon'),
  ]
    .filter((part) => part !== false)
    .join(' · ')
}
