import { defined } from '@quizwright/domain/defined.ts'
import { and, eq, inArray, lt, not, or } from '../database/drizzle.ts'
import { gradingKind } from '../attempts/hand-in/grading-job.ts'
import { inIds } from '../database/queries/in-ids.ts'
import { forgetOldEvents } from '../audit/log-event.ts'
import type { FastifyBaseLogger } from 'fastify'
import { forgetOldAddresses } from '../auth/identity/known-addresses.ts'
import { forgetOldLaunches } from '../lti/launch/forget-old-launches.ts'
import { forgetDueSessions } from '../students/privacy/forget-due-sessions.ts'
import { thinOutHistory } from '../quizzes/history/thin-out.ts'
import { forgetOldFlows } from '../auth/oidc/sign-in-flows.ts'
import { forgetOldClaims } from '../marking/claim-answer.ts'
import { forgetPresences } from '../quizzes/presence/who-is-there.ts'
import { forgetOldShareLinks } from '../quizzes/shares/share-links.ts'
import { type Repeated, repeat } from '../scheduling/repeat.ts'
import { addDailySweep } from './sweep-job.ts'
import type { Context } from '../context.ts'
import { signInFailures, tokens } from '../database/tables/auth.ts'
import { answeredCalls } from '../database/tables/answered-calls.ts'
import { files } from '../database/tables/csv-files.ts'
import { jobs } from '../database/tables/jobs.ts'
import { mails } from '../database/tables/mails.ts'
import { saves } from '../database/tables/questions.ts'
import { emailConfirmations, studentTokens, wrongAccessCodes } from '../database/tables/student-access.ts'

const intervalMs = 60 * 60 * 1_000
const dayMs = 24 * intervalMs
const failedGradingMs = 60 * dayMs
const filesPerQuery = 100

/**
 * Deletes expired data: uploaded question files, saves, ended jobs, tokens, mails, codes, sign-in failures and
 * responses kept for repeated calls. Runs at once and then every hour. Several processes may run it on one database
 * at the same time. The sweep takes longer and is added as a job.
 */
export const clearLeftovers = (context: Context, log: FastifyBaseLogger): Repeated =>
  repeat(() => clearOnce(context), {
    intervalMs,
    atOnce: true,
    onError: (error) => log.error({ err: error }, 'clearing leftovers failed'),
  })

export const clearOnce = async (context: Context): Promise<void> => {
  const { db, store, now, limits } = context
  await addDailySweep({ db }, now())
  const time = now().getTime()
  const expiredBefore = new Date(time - limits.leftoverMs)
  await db.delete(saves).where(lt(saves.touchedAt, expiredBefore))
  const isFailedGrading = defined(and(eq(jobs.state, 'failed'), eq(jobs.kind, gradingKind)), 'and')
  await db.delete(jobs).where(
    and(
      inArray(jobs.state, ['done', 'failed', 'cancelled']),
      lt(jobs.updatedAt, expiredBefore),
      // It says why answers have no suggestion, which may wait for their instructor through a vacation.
      or(not(isFailedGrading), lt(jobs.updatedAt, new Date(time - failedGradingMs))),
    ),
  )
  await db.delete(tokens).where(lt(tokens.expiresAt, new Date(time)))
  await db.delete(mails).where(lt(mails.expiresAt, new Date(time - intervalMs)))
  await db.delete(studentTokens).where(lt(studentTokens.expiresAt, new Date(time)))
  await db.delete(emailConfirmations).where(lt(emailConfirmations.expiresAt, new Date(time - dayMs)))
  await db.delete(wrongAccessCodes).where(lt(wrongAccessCodes.typedAt, new Date(time - intervalMs)))
  await db.delete(answeredCalls).where(lt(answeredCalls.createdAt, new Date(time - dayMs)))
  await db.delete(signInFailures).where(lt(signInFailures.failedAt, new Date(time - dayMs)))
  await forgetOldAddresses(db, new Date(time))
  await forgetOldFlows(db, new Date(time))
  await forgetOldShareLinks(db, new Date(time))
  await forgetOldLaunches(db, new Date(time))
  await forgetOldEvents(db, new Date(time))
  await thinOutHistory(db, new Date(time))
  await forgetOldClaims(db, new Date(time))
  await forgetPresences(db, new Date(time))
  await forgetDueSessions(context)
  for (;;) {
    const expiredFiles = await db
      .select({ id: files.id })
      .from(files)
      .where(lt(files.createdAt, expiredBefore))
      .limit(filesPerQuery)
    if (expiredFiles.length === 0) return
    // The file is deleted first: a row without its file is deleted in the next run, but a file without a row would
    // stay.
    for (const { id } of expiredFiles) await store.delete(`csv/${id}`)
    await db.delete(files).where(
      inIds(
        files.id,
        expiredFiles.map((file) => file.id),
      ),
    )
  }
}
