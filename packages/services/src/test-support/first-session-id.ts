import { elementAt } from '@quizwright/domain/defined.ts'
import { eq } from '../database/drizzle.ts'
import type { Database } from '../database/database.ts'
import { sessions } from '../database/tables/quizzes.ts'

/** Returns the id of the session that was created together with the quiz. */
export const firstSessionId = async (db: Database, quizId: string): Promise<string> =>
  elementAt(await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.quizId, quizId)), 0).id
