import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'
import { sql, type SQL } from '../../database/drizzle.ts'

/**
 * The counts to read: of a quiz, in a scope (a session's id or `quizScope`), over the first, the latest, the highest
 * or all attempts of each student.
 */
export type CountSelection = { quizId: string; scope: string; attempts: CountedAttempts }

export const inScope = ({ quizId, scope }: Pick<CountSelection, 'quizId' | 'scope'>): SQL =>
  sql`quiz_id = ${quizId} and scope = ${scope}`

/** Returns the column of a sum or count over the selected attempts: `n` over the first attempts is `n_first`. */
export const selectedColumn = ({ attempts }: CountSelection, name: string): SQL =>
  sql`${sql.identifier(`${name}_${attempts}`)}`
