import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'
import { type LearnerCall, learnerEndpoints } from '@quizwright/contracts/endpoints/learner.ts'

export type NamedRow = { name: EndpointName; row: Row; title: string }

const listed = <Name extends string>(table: Readonly<Record<Name, Row>>) =>
  (Object.entries(table) as [Name, Row][]).map(([name, row]) => ({
    name,
    row,
    title: `${name} (${row.method} ${row.path})`,
  }))

/** The whole table as a list. Suites that are generated from it cover every new row. */
export const allRows: readonly NamedRow[] = listed(endpoints)
/** The learner's calls as a list. They go directly to the services. */
export const learnerRows: readonly { name: LearnerCall; row: Row; title: string }[] = listed(learnerEndpoints)
export const instructorRows = allRows.filter(({ row }) => row.access === 'instructor')
