import { getTableName, sql, type SQL } from '../../database/drizzle.ts'
import { writeOnce } from '../../database/queries/build-once.ts'
import type { Queryable } from '../../database/database.ts'
import { attempts } from '../../database/tables/learner.ts'
import { standings } from '../../database/tables/statistics.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { type CountTable, countTables, joinAttempts } from './count-tables.ts'
import { type FrequencyWeights, weightRecords } from './frequency-weights.ts'

/**
 * Adds attempts to all tables of counts, multiplied by their frequency weights. Negative weights remove them.
 *
 * It is a single statement: the rows are locked while it runs, and a whole class that hands in at once would wait
 * for every further round trip. Postgres decides in which order the tables are written. The caller must therefore
 * hold `lockWritingCounts` or `lockCountsOfQuiz`, or two transactions could deadlock.
 */
export const addToCounts = async (tx: Queryable, weights: SQL): Promise<void> => {
  await tx.execute(addingTo(countTables.map(insertInto), weights))
}

/** Like `addToCounts`, for attempts that no count includes yet. It also enters them into the rankings. */
export const addNewToCounts = async (tx: Queryable, weights: readonly FrequencyWeights[]): Promise<void> => {
  await addNew(tx, { weights: JSON.stringify(weights) })
}

const addNew = writeOnce(() =>
  addingTo([insertIntoStandings, ...countTables.map(insertInto)], weightRecords(sql.placeholder('weights'))),
)

const addingTo = (inserts: readonly SQL[], weights: SQL): SQL => {
  const parts = inserts.map((insert, index) => sql`${sql.raw(`added_${index}`)} as (${insert})`)
  return sql`with c as (${weights}), ${sql.join(parts, sql`, `)} select 1`
}

/** Returns the statement that adds the weights `c` to one table. */
const insertInto = ({ table, joins, keys, sums, minimums = {} }: CountTable): SQL => {
  const tableName = sql.identifier(getTableName(table))
  const columns = { ...keys, ...sums, ...minimums }
  const keyNumbers = list(Object.keys(keys).map((_, index) => sql.raw(String(index + 1))))
  const addSums = Object.keys(sums).map((name) => {
    const column = sql.identifier(name)
    return sql`${column} = ${tableName}.${column} + excluded.${column}`
  })
  const lowerMinimums = Object.keys(minimums).map((name) => {
    const column = sql.identifier(name)
    return sql`${column} = least(${tableName}.${column}, excluded.${column})`
  })
  return sql`
    insert into ${table} (${columnNames(columns)})
    select ${list(Object.values(columns))} from c ${joins} group by ${keyNumbers} order by ${keyNumbers}
    on conflict (${columnNames(keys)}) do update set ${list([...addSums, ...lowerMinimums])}`
}

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

const columnNames = (columns: Record<string, SQL>): SQL =>
  list(Object.keys(columns).map((name) => sql`${sql.identifier(name)}`))

/** Enters the first and the latest attempts of students into the rankings of their scopes. */
export const updateStandings = async (tx: Queryable, weights: SQL): Promise<void> => {
  await tx.execute(sql`with c as (${weights}) ${insertIntoStandings}`)
}

/** The statement that enters those attempts of the weights `c` that are now the first or the latest. */
const insertIntoStandings = sql`
    insert into ${standings} (quiz_id, scope, counted, student_id, attempt_id, percentage, time_spent)
    select a.quiz_id, c.scope, k.counted, a.student_id, a.id, a.correct_percentage, a.time_spent
    from c ${joinAttempts} cross join lateral (values ('first', c.first), ('latest', c.latest)) k(counted, weight)
    where k.weight = 1 order by k.counted, a.quiz_id, c.scope, a.student_id
    on conflict (quiz_id, scope, counted, student_id) do update set
      attempt_id = excluded.attempt_id, percentage = excluded.percentage, time_spent = excluded.time_spent`

/**
 * Removes attempts that are no longer counted from the rankings. Another attempt of the student may replace them.
 */
export const removeUncountedStandings = async (
  tx: Queryable,
  attemptIds: Iterable<string>,
): Promise<void> => {
  await tx.execute(sql`
    delete from ${standings} using ${attempts} a
    where a.id = ${standings.attemptId} and a.id = any(${textArray(attemptIds)}) and not a.is_counted`)
}
