import type { Figure } from '../schemas/item-statistics.ts'

/** A question with a discriminative efficiency below this percentage is doubtful (Moodle, is_dubious_question). */
export const doubtfulEfficiency = 15

/** The part of an interval that is most of it. */
const most = 0.8

/** What the figures of a question allow to be said of it; undefined where they leave it open. */
export type Verdict = 'doubtful' | 'worth a look'

export const verdictNames: Readonly<Record<Verdict, string>> = {
  doubtful: 'Doubtful',
  'worth a look': 'Worth a look',
}

/**
 * Judges a question by the 95 % confidence interval of its efficiency and never by the estimate alone: doubtful
 * where the whole interval is below the limit, worth a look where four fifths of it are. With too few attempts
 * there is no verdict.
 */
export const judgeQuestion = ({
  few,
  efficiency: { value, interval },
}: {
  few: boolean
  efficiency: Figure
}): Verdict | undefined => {
  if (few || value === null || interval === null) return undefined
  const [low, high] = interval
  if (high < doubtfulEfficiency) return 'doubtful'
  return low + most * (high - low) < doubtfulEfficiency ? 'worth a look' : undefined
}
