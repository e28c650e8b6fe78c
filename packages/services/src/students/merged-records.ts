import { sql, type SQL, type SQLWrapper } from '../database/drizzle.ts'
import { students } from '../database/tables/students.ts'

/** As a part of a query: the ids of a record and of all that were merged into it, also by way of others. */
export const recordsMergedInto = (studentId: SQLWrapper | string): SQL => sql`(
  with recursive record as (
    select asked.id from ${students} asked where asked.id = ${studentId}
    union all select merged.id from ${students} merged join record on merged.merged_into = record.id
  )
  select record.id from record)`

/**
 * As a part of a query: the id of the record into which a record was merged in the end, or its own. `studentId` must
 * name its table if that is the one of students.
 */
export const keptRecord = (studentId: SQLWrapper): SQL<string> => sql<string>`(
  with recursive record as (
    select asked.id, asked.merged_into from ${students} asked where asked.id = ${studentId}
    union all select kept.id, kept.merged_into from ${students} kept join record on kept.id = record.merged_into
  )
  select record.id from record where record.merged_into is null)`
