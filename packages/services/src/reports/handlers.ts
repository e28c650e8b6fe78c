import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { closeIssue } from './close-issue.ts'
import { listIssues } from './list-issues.ts'

export const reportHandlers = (context: Context) =>
  ({
    getReportedIssues: async ({ user, query }) =>
      dataResponse(await listIssues(context.db, { instructorId: user.userId, ...query })),
    closeIssue: closeIssue(context),
  }) satisfies Pick<Handlers<'quiz'>, 'getReportedIssues' | 'closeIssue'>
