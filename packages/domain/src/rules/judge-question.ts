import { texts } from '../language/say.ts'
import type { Figure } from '../schemas/item-statistics.ts'

/** A question with a discriminative efficiency below this percentage is doubtful (Moodle, is_dubious_question). */
export const doubtfulEfficiency = 15

/** The share of an interval that counts as most of it. */
const most = 0.8

/** What the figures say about a question. Undefined if they are inconclusive. */
export type Verdict = 'doubtful' | 'worth a look'

export const verdictNames: Readonly<Record<Verdict, string>> = texts({
  doubtful: 'Needs review',
  'worth a look': 'May need review',
})

/**
 * Judges a question by the 95 % confidence interval of its efficiency, never by the estimate alone. It is doubtful
 * if the whole interval is below the limit, and worth a look if four fifths of it are. With too few attempts there
 * is no verdict.
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

/** Whether the whole interval says that a question is not doubtful. Without a verdict and without this, it is open. */
export const isSurelySound = ({
  few,
  efficiency: { interval },
}: {
  few: boolean
  efficiency: Figure
}): boolean => !few && interval !== null && interval[0] >= doubtfulEfficiency
