import { say } from '@quizwright/domain/language/say.ts'
import { formatNumber } from '@quizwright/domain/rules/format-number.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { questionStats } from '@quizwright/contracts/schemas/class-result.ts'
import type * as z from 'zod/mini'
import { noFigure, formatCount } from '../../statistics/format-figures.ts'
import { CountedBy } from './counted-by.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Counts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '2',
    textStyle: 'sm',
    '& > div': { display: 'flex', gap: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  },
})
const span = (seconds: number | null | undefined): string =>
  seconds === null || seconds === undefined ? noFigure : formatDuration(seconds)

type QuestionCountsProps = {
  counts: z.infer<typeof questionStats> | undefined
  /** Whether an earlier wording was answered too. */
  hasEarlier: boolean
  /** How many attempts wait for marks and are not counted. */
  waiting?: number | undefined
}

/**
 * How a question was answered in all attempts. The figures load after the question, so their space is
 * reserved.
 */
export const QuestionCounts = ({ counts, hasEarlier, waiting = 0 }: QuestionCountsProps) => {
  const all = counts && counts.correct_count + counts.incorrect_count + counts.skippedCount
  const shown = [
    [say('Correct'), formatCount(counts?.correct_count)],
    [say('Incorrect'), formatCount(counts?.incorrect_count)],
    [say('Skipped'), formatCount(counts?.skippedCount)],
    [say('Flagged for later'), formatCount(counts?.markedCount)],
    [say('Average time'), span(counts?.averageTime)],
    [say('Fastest correct answer'), span(counts?.bestTime)],
  ]
  return (
    <div>
      <CountedBy>
        {hasEarlier
          ? say('All attempts, including repeats and earlier wordings')
          : say('All attempts, including repeats')}
        {all !== undefined && all > 0 && ` (${formatNumber(all)})`}
      </CountedBy>
      <Counts>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Counts>
      {waiting > 0 && counts && counts.skippedCount > 0 && counts.skippedCount === all && (
        <p>
          {say(
            'Everyone counted here skipped this question. Those who answered it haven’t been marked, so ' +
              'don’t judge it yet.',
          )}
        </p>
      )}
    </div>
  )
}
