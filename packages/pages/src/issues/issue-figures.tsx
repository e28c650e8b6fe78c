import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent, formatPercentRange } from '@quizwright/domain/rules/format-number.ts'
import {
  describeDiscriminationFigure,
  describeFacilityFigure,
  describeFewAttempts,
} from '@quizwright/domain/rules/describe-figures.ts'
import { intervalMeaning, intervalName } from '@quizwright/domain/rules/figure-names.ts'
import type { Figure } from '@quizwright/domain/schemas/item-statistics.ts'
import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'

const oneDecimal = { least: 1, most: 1 }
const format = (value: number | null): string => (value === null ? '—' : formatPercent(value, oneDecimal))

type PercentageProps = {
  name: string
  value: number | null
  /** The figure with its interval, if the service sent it. */
  figure?: Figure | undefined
  /** What the figure means; undefined while there are too few attempts. */
  meaning?: string | undefined
}

const Percentage = ({ name, value, figure, meaning }: PercentageProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {format(value)}
      {figure?.interval && (
        <>
          {' '}
          <span title={say(intervalMeaning)}>
            {labelled(say(intervalName), formatPercentRange(figure.interval, oneDecimal))}
          </span>
        </>
      )}
      {meaning !== undefined && (
        <>
          {' '}
          <span>{meaning}</span>
        </>
      )}
    </dd>
  </div>
)

/**
 * Shows how many students reported the question, how easy it is, and how well it separates strong students
 * from weak, as far as the intervals of these figures allow.
 */
export const IssueFigures = ({ issue }: { issue: ReportedIssue }) => {
  const { figures, facility, discrimination } = issue
  const isJudged = figures !== undefined && !figures.few
  const meaningOf = (figure: Figure | undefined, describe: (figure: Figure) => string | undefined) =>
    isJudged && figure && figure.value !== null ? describe(figure) : undefined
  return (
    <>
      <dl>
        <div>
          <dt>{say('Issues')}</dt>
          <dd>{issue.reports}</dd>
        </div>
        <Percentage
          name={say('Average score (facility index)')}
          value={facility}
          figure={figures?.facility}
          meaning={meaningOf(figures?.facility, describeFacilityFigure)}
        />
        <Percentage
          name={say('Separates strong from weak (discrimination index)')}
          value={discrimination}
          figure={figures?.discrimination}
          meaning={meaningOf(figures?.discrimination, describeDiscriminationFigure)}
        />
      </dl>
      {figures?.few && figures.counted > 0 && <p>{describeFewAttempts(figures.counted)}</p>}
    </>
  )
}
