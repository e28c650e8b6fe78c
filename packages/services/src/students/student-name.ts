import { sql, type SQL } from '../database/drizzle.ts'
import { students } from '../database/tables/students.ts'

/** As a part of a query: the name of a student, or the e-mail address if no name is known. */
export const studentName: SQL<string> = sql<string>`coalesce(nullif(${students.fullName}, ''), ${students.email})`
