import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints, type EndpointName } from '@quizwright/contracts/endpoints.ts'

export type NamedRow = { name: EndpointName; row: Row; title: string }

/** The whole table as a list. What a suite generates from it a new row cannot escape. */
export const allRows: readonly NamedRow[] = (Object.entries(endpoints) as [EndpointName, Row][]).map(([name, row]) => ({
  name, row, title: `${name} (${row.method} ${row.path})`,
}))
export const instructorRows = allRows.filter(({ row }) => row.access === 'instructor')
