import { countOf, nounFor } from '@quizwright/domain/rules/plural.ts'
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
  const inSession = isOfSession ? ' in this session' : ''
  const ofAll =
    data.totalMarks === undefined
      ? ''
      : ` of ${formatMarks(data.totalMarks)} ${nounFor(data.totalMarks, 'mark')}`
  return [
    [
      'Average score',
      formatPercent(data.averageScorePercentage),
      data.averageScore === null ? undefined : `${formatMarks(data.averageScore)}${ofAll}`,
    ],
    ['Average grade', data.averageGrade],
    [
      'Total attempts',
      formatCount(data.totalAttempts),
      data.students === undefined ? undefined : countOf(data.students, 'student'),
    ],
    ['Average time', data.averageTime === null ? noFigure : formatDuration(data.averageTime)],
    [
      'Failed attempts',
      formatCount(data.failedAttempts),
      data.failedAttemptsPercentage === null
        ? undefined
        : `${formatPercent(data.failedAttemptsPercentage)} of all attempts`,
    ],
    [
      `Repeated${inSession} by`,
      formatCount(data.repetedBy),
      data.repetedByPercentage === null
        ? undefined
        : `${formatPercent(data.repetedByPercentage)} of the students`,
    ],
    [
      `Average score, 1st attempt${inSession}`,
      formatPercent(data.averageScore1stAttemptPercentage),
      data.averageScore1stAttempt === null
        ? undefined
        : `${formatMarks(data.averageScore1stAttempt)}${ofAll}`,
    ],
    [
      `Average score, 2nd attempt${inSession}`,
      formatPercent(data.averageScore2ndAttemptPercentage),
      data.averageScore2ndAttempt === null
        ? undefined
        : `${formatMarks(data.averageScore2ndAttempt)}${ofAll}`,
    ],
  ]
}

/** The figures of the quiz as a whole. */
export const OverallFigures = ({
  statData,
  isOfSession,
}: {
  statData: StatData
  /** Whether attempts are numbered within the session instead of the quiz. */
  isOfSession: boolean
}) => (
  <Grid aria-label="Overall statistics">
    {figuresOf(statData, isOfSession).map(([name, value, beside]) => (
      <Figure key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
        {beside && <dd>{beside}</dd>}
      </Figure>
    ))}
  </Grid>
)
