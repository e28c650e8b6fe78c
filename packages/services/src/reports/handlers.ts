import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { listIssues } from './list-issues.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import { closeReports } from './close-reports.ts'

const secondMs = 1_000

/** Closes the open reports on a question that the instructor has seen. */
const closeIssue =
  ({ db, now }: Context): Handlers<'quiz'>['closeIssue'] =>
  async ({ body }) => {
    // A date-time on the wire has no fractions of a second, so reports within that second count as seen.
    const before =
      body.until === undefined ? undefined : new Date(parseDateTime(body.until).getTime() + secondMs)
    const { closed, left } = await db.transaction((tx) =>
      closeReports(tx, {
        quizId: body.quiz_id,
        questionId: body.question_id,
        note: body.note,
        before,
        now: now(),
      }),
    )
    return dataResponse({ closed, reports_count: left })
  }

export const reportHandlers = (context: Context) =>
  ({
    getReportedIssues: async ({ user, query }) =>
      dataResponse(await listIssues(context.db, { instructorId: user.userId, ...query })),
    closeIssue: closeIssue(context),
  }) satisfies Pick<Handlers<'quiz'>, 'getReportedIssues' | 'closeIssue'>
