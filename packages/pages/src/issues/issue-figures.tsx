import { describeDiscrimination, describeFacility } from '@quizwright/contracts/rules/describe-figures.ts'
import type { ReportedIssue } from '@quizwright/contracts/schemas/report.ts'
import type { ReactNode } from 'react'

const formatPercentage = (value: number): string => `${value.toFixed(1)} %`

type FigureProps = { name: string; value: ReactNode; meaning?: string }

const Figure = ({ name, value, meaning }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {meaning !== undefined && (
        <>
          {' '}
          <span>{meaning}</span>
        </>
      )}
    </dd>
  </div>
)

type PercentageProps = { name: string; percentage: number | null; describe: (percentage: number) => string }

const Percentage = ({ name, percentage, describe }: PercentageProps) =>
  percentage === null ? (
    <Figure name={name} value="—" />
  ) : (
    <Figure name={name} value={formatPercentage(percentage)} meaning={describe(percentage)} />
  )

/** How many reported the question, how easy it is, and how well it separates strong students from weak. */
export const IssueFigures = ({ issue }: { issue: ReportedIssue }) => (
  <dl>
    <Figure name="Reports" value={issue.reports} />
    <Percentage name="Facility" percentage={issue.facility} describe={describeFacility} />
    <Percentage name="Discrimination" percentage={issue.discrimination} describe={describeDiscrimination} />
  </dl>
)
