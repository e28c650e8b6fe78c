import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { textArray } from '../../database/queries/text-array.ts'

/** By which a browser or a link acts as the student: secrets of ours, not data about somebody. */
const secrets = [
  'token_hash',
  'browser_hash',
  'secret_hash',
  'details_key',
  'ticket_hash',
  'code_hash',
  'seed',
]

type Column = { table_name: string; column_name: 'student_id' | 'attempt_id' }

/** The tables with a row for each student or attempt, whichever there are. */
const readColumns = async (db: Queryable): Promise<Column[]> => {
  const { rows } = await db.execute<Column>(sql`
    select table_name, column_name from information_schema.columns
    where table_schema = 'quiz' and column_name in ('student_id', 'attempt_id') order by 1, 2`)
  return rows
}

const readRows = async (db: Queryable, table: string, column: string, ids: readonly string[]) => {
  const { rows } = await db.execute<{ row: Record<string, unknown> }>(sql`
    select to_jsonb(stored) - ${textArray(secrets)} as row
    from ${sql.identifier('quiz')}.${sql.identifier(table)} stored
    where ${sql.identifier(column)} = any(${textArray(ids)})`)
  return rows.map(({ row }) => row)
}

export type ExportedPerson = Record<string, readonly Record<string, unknown>[]>

/**
 * Everything that is stored about a person, by the name of its table: records, attempts with answers and marks, places
 * on lists, what was allowed, reports, and accounts at learning platforms. No secrets by which somebody could act as
 * them.
 */
export const exportPerson = async (db: Queryable, ids: readonly string[]): Promise<ExportedPerson> => {
  const columns = await readColumns(db)
  const records = await readRows(db, 'students', 'id', ids)
  const attempts = await readRows(db, 'attempts', 'student_id', ids)
  const attemptIds = attempts.map(({ id }) => String(id))
  const quizIds = [...new Set(attempts.map((attempt) => String(attempt['quiz_id'])))]
  const { rows: quizzes } = await db.execute<{ row: Record<string, unknown> }>(sql`
    select jsonb_build_object('id', id, 'name', name) as row from quiz.quizzes where id = any(${textArray(quizIds)})`)
  const exported: ExportedPerson = { students: records, attempts, quizzes: quizzes.map(({ row }) => row) }
  const tables = new Map(columns.map((column) => [column.table_name, column.column_name]))
  tables.delete('attempts')
  for (const [table, column] of tables) {
    const rows = await readRows(db, table, column, column === 'student_id' ? ids : attemptIds)
    if (rows.length > 0) exported[table] = rows
  }
  return exported
}
