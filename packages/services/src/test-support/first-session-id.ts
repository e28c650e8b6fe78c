import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sessions } from '../database/tables/quizzes.ts'

/** The id of the session that a quiz had from its first day. */
export const firstSessionId = async (db: Database, quizId: string): Promise<string> =>
  (await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.quizId, quizId)))[0]!.id
