import { isDeepStrictEqual } from 'node:util'
import { elementAt } from '@quizwright/domain/defined.ts'
import { and, eq, gt, ne } from '../database/drizzle.ts'
import type { Queryable } from '../database/database.ts'
import { quizzes, sessions } from '../database/tables/quizzes.ts'
import type { SettingsColumns } from './settings-columns.ts'

type Session = typeof sessions.$inferSelect
type Changes = Partial<Pick<Session, 'name' | 'description' | 'startTime' | 'endTime'>> & SettingsColumns

/**
 * Applies the same changes to the session that continues this one in a newer, unpublished version. Fields that
 * already differ there were set independently and stay.
 */
export const carryToNextVersion = async (tx: Queryable, before: Session, after: Changes): Promise<void> => {
  const own = elementAt(
    await tx
      .select({ familyId: quizzes.familyId, version: quizzes.version })
      .from(quizzes)
      .where(eq(quizzes.id, before.quizId)),
    0,
  )
  const continued = await tx
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(
      and(
        eq(sessions.linkId, before.linkId),
        ne(sessions.id, before.id),
        eq(quizzes.familyId, own.familyId),
        gt(quizzes.version, own.version),
        eq(quizzes.isPublished, false),
      ),
    )
  const changed = (Object.keys(after) as (keyof Changes)[]).filter(
    (key) => !isDeepStrictEqual(before[key], after[key]),
  )
  for (const { session } of continued) {
    const carried = changed.filter((key) => isDeepStrictEqual(session[key], before[key]))
    if (carried.length === 0) continue
    await tx
      .update(sessions)
      .set(Object.fromEntries(carried.map((key) => [key, after[key]])))
      .where(eq(sessions.id, session.id))
  }
}
