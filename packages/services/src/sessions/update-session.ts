import { Problem } from '@quizwright/contracts/problem.ts'
import { parseDateTime, serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { periodFindings } from '@quizwright/domain/rules/period.ts'
import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import type { UpdateSessionBody } from '@quizwright/domain/schemas/session.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import type { User } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { requireRight } from '../auth/rights/rights.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { moveAttemptEnds } from './move-attempt-ends.ts'
import { carryToNextVersion } from './carry-to-next-version.ts'
import { addLink } from './session-links.ts'
import { settingsColumns } from './settings-columns.ts'
import { readSession } from './read-sessions.ts'

/**
 * Changes the fields in the body. The period is checked as it will be: if only the start or the end is sent,
 * together with the stored other one. Open attempts end with the session.
 */
export const updateSession =
  (context: Context) =>
  async ({ body, user }: { body: UpdateSessionBody; user: User }) => {
    const { db, now } = context
    await db.transaction(async (tx) => {
      const [stored] = await tx
        .select()
        .from(sessions)
        .where(eq(sessions.id, body.sessionId))
        .for('no key update')
      if (!stored) throw new Problem('NOT_FOUND')
      // Behind the lock, for which the call may have waited.
      await requireRight(tx, { right: 'editor' }, 'session', [stored.id], user.userId)
      const start = body.start_time ?? serializeDateTime(stored.startTime)
      const end = body.end_time ?? serializeDateTime(stored.endTime)
      const broken = toProblem(periodFindings({ start_time: start, end_time: end }))
      if (broken) throw broken
      const changed = {
        name: body.name ?? stored.name,
        description: body.description ?? stored.description,
        startTime: parseDateTime(start),
        endTime: parseDateTime(end),
        ...settingsColumns(body),
      }
      await tx.update(sessions).set(changed).where(eq(sessions.id, body.sessionId))
      await moveAttemptEnds(tx, stored, changed.endTime, now())
      await carryToNextVersion(tx, stored, changed)
    })
    return dataResponse(
      { session: await addLink(context, await readSession(db, body.sessionId)) },
      toasts.sessionUpdated,
    )
  }
