import type { MarkingTeam } from '@quizwright/contracts/schemas/marking-team.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatNumber, formatPercent, roundTo } from '@quizwright/domain/rules/format-number.ts'
import { sayMissingAgreement } from '../../../statistics/missing-agreement.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(13rem, 1fr))' },
    gap: '3',
    '& > div': {
      p: '4',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
    },
    '& dt': { textStyle: 'sm', color: 'fg.muted' },
    '& dd': { textStyle: 'title.lg', fontVariantNumeric: 'tabular-nums' },
    '& dd small': { display: 'block', textStyle: 'xs', color: 'fg.muted', fontWeight: 'normal' },
  },
})
const Note = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', maxWidth: '46rem' } })

type Name = 'weighted_kappa' | 'exact' | 'rmse'
const percent = (value: number) => formatPercent(value, { least: 1, most: 1 })
const twoDecimals = (value: number) => formatNumber(roundTo(value, 2))

const figures = (): readonly { name: Name; label: string; write: (value: number) => string }[] => [
  { name: 'weighted_kappa', label: say('Agreement beyond chance (weighted kappa)'), write: twoDecimals },
  { name: 'exact', label: say('Same mark'), write: percent },
  { name: 'rmse', label: say('Typical difference'), write: percent },
]

/** How well the two marks of each answer agree, each figure with its interval. */
export const TeamAgreement = ({ team: { marked_twice: count, agreement } }: { team: MarkingTeam }) => {
  if (count === 0)
    return <Note>{say('No answer has two marks yet. The figures appear with the first ones.')}</Note>
  return (
    <>
      <Note>
        {sayCount(
          count,
          '{count} answer was marked by two people who did not see each other’s mark.',
          '{count} answers were marked by two people who did not see each other’s mark.',
        )}{' '}
        {say('A kappa of 1 is full agreement, and 0 is chance. Differences are in percent of the marks.')}
      </Note>
      <Figures>
        {figures().map(({ name, label, write }) => {
          const value = agreement[name]
          const interval = agreement.intervals[name]
          return (
            <div key={name}>
              <dt>{label}</dt>
              <dd>
                {value === null ? '–' : write(value)}
                <small>
                  {interval
                    ? say('95%: {low} to {high}', { low: write(interval[0]), high: write(interval[1]) })
                    : sayMissingAgreement(agreement.students, value !== null)}
                </small>
              </dd>
            </div>
          )
        })}
      </Figures>
    </>
  )
}
