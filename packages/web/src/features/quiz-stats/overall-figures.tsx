import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatDuration } from '@quizwright/domain/rules/duration.ts'
import type { StatData } from '@quizwright/contracts/schemas/stats.ts'
import { noFigure, formatCount, formatMarks, formatPercent } from '../../statistics/format-figures.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Grid = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    // With letters of double size, a phone has room for one.
    '@media (width < 20em)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    gap: '1px',
    bg: 'border',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    overflow: 'hidden',
  },
})
const Figure = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    px: '4',
    py: '3.5',
    bg: 'bg.panel',
    minWidth: '0',
    '& dt': { textStyle: 'xs', color: 'fg.muted' },
    '& dd': {
      fontSize: 'xl',
      fontWeight: 'semibold',
      letterSpacing: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
    '& dd + dd': { textStyle: 'sm', fontWeight: 'normal', color: 'fg.muted' },
  },
})

/** Every overall figure, as [name, value, note]. */
const figuresOf = (
  data: StatData,
  isOfSession: boolean,
): [name: string, value: string, beside?: string][] => {
  const ofAll = (marks: number): string =>
    data.totalMarks === undefined
      ? formatMarks(marks)
      : sayCount(data.totalMarks, '{marks} of {count} mark', '{marks} of {count} marks', {
          marks: formatMarks(marks),
        })
  return [
    [
      say('Average score'),
      formatPercent(data.averageScorePercentage),
      data.averageScore === null ? undefined : ofAll(data.averageScore),
    ],
    [say('Average grade'), data.averageGrade],
    [
      say('Total attempts'),
      formatCount(data.totalAttempts),
      data.students === undefined
        ? undefined
        : sayCount(data.students, '{count} student', '{count} students'),
    ],
    [say('Average time'), data.averageTime === null ? noFigure : formatDuration(data.averageTime)],
    [
      say('Attempts below the pass mark'),
      formatCount(data.failedAttempts),
      data.failedAttemptsPercentage === null
        ? undefined
        : say('{percent} of all attempts', {
            percent: formatPercent(data.failedAttemptsPercentage),
          }),
    ],
    [
      isOfSession ? say('Retook the quiz in this session') : say('Retook the quiz'),
      formatCount(data.repetedBy),
      data.repetedByPercentage === null
        ? undefined
        : say('{percent} of the students', { percent: formatPercent(data.repetedByPercentage) }),
    ],
    [
      isOfSession ? say('Average score, 1st attempt in this session') : say('Average score, 1st attempt'),
      formatPercent(data.averageScore1stAttemptPercentage),
      data.averageScore1stAttempt === null ? undefined : ofAll(data.averageScore1stAttempt),
    ],
    [
      isOfSession ? say('Average score, 2nd attempt in this session') : say('Average score, 2nd attempt'),
      formatPercent(data.averageScore2ndAttemptPercentage),
      data.averageScore2ndAttempt === null ? undefined : ofAll(data.averageScore2ndAttempt),
    ],
  ]
}

export const OverallFigures = ({
  statData,
  isOfSession,
}: {
  statData: StatData
  /** Whether attempts are numbered within the session instead of the quiz. */
  isOfSession: boolean
}) => (
  <Grid aria-label={say('Overall statistics')}>
    {figuresOf(statData, isOfSession).map(([name, value, beside]) => (
      <Figure key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {beside && <dd>{beside}</dd>}
      </Figure>
    ))}
  </Grid>
)
