import type { SolutionRun } from '@quizwright/contracts/schemas/solution-run.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { Context } from '../../context.ts'
import { addJob } from '../../jobs/add-job.ts'
import { cancelJob } from '../../jobs/cancel-job.ts'
import { wireJob, type JobRow } from '../../jobs/job.ts'
import { findUnfinishedJob, readJob } from '../../jobs/read-job.ts'
import { previewSolutions } from './preview-solutions.ts'
import { countQuestions } from './read-questions.ts'
import { undoSolutions } from './undo-solutions.ts'
import { solutionsKind, type SolutionsInput, writerFor } from './write-solutions.ts'
import { and, desc, eq, exists, notInArray, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { solutionChanges } from '../../database/tables/solution-changes.ts'

/** Finds the owner's latest ended job whose solutions were not undone. */
export const findUndoableJob = async (db: Queryable, ownerId: string): Promise<JobRow | undefined> => {
  const written = db
    .select({ one: sql`1` })
    .from(solutionChanges)
    .where(eq(solutionChanges.jobId, jobs.id))
  const [job] = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.ownerId, ownerId),
        eq(jobs.kind, solutionsKind),
        notInArray(jobs.state, ['waiting', 'running']),
        exists(written),
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1)
  return job
}

const parametersOf = ({ modalType, open_ai_params }: SolutionRun) => ({
  model: modalType,
  temperature: open_ai_params.temperature,
  topP: open_ai_params.top_p,
})

export const solutionHandlers = ({ db, now, ai }: Context) =>
  ({
    getSolutionAi: async ({ body, user }) => {
      const quizIds = [...new Set(body.quizIds)]
      const input: SolutionsInput = { quizIds, ...parametersOf(body), replace: body.replace ?? false }
      return db.transaction(async (tx) => {
        const total = await countQuestions(tx, quizIds)
        return dataResponse({
          job: wireJob(await addJob(tx, { ownerId: user.userId, kind: solutionsKind, input, total }, now())),
        })
      })
    },
    previewSolutionAi: async ({ body }) =>
      dataResponse(
        await previewSolutions(db, {
          quizIds: [...new Set(body.quizIds)],
          replace: body.replace ?? false,
          writer: writerFor(ai, parametersOf(body)),
          isOffline: ai === undefined,
        }),
      ),
    undoSolutionAi: async ({ body, user }) =>
      dataResponse(await undoSolutions(db, await cancelJob(db, body.job_id, user.userId, now()), now())),
    getUnfinishedJob: async ({ user }) => {
      const job = await findUnfinishedJob(db, user.userId, solutionsKind)
      return dataResponse({ job: job ? wireJob(job) : null })
    },
    getUndoableJob: async ({ user }) => {
      const job = await findUndoableJob(db, user.userId)
      return dataResponse({ job: job ? wireJob(job) : null })
    },
    getJob: async ({ params, user }) =>
      dataResponse({ job: wireJob(await readJob(db, params.id, user.userId)) }),
    cancelJob: async ({ body, user }) =>
      dataResponse({ job: wireJob(await cancelJob(db, body.job_id, user.userId, now())) }),
  }) satisfies Pick<
    Handlers<'quiz'>,
    | 'getSolutionAi'
    | 'previewSolutionAi'
    | 'undoSolutionAi'
    | 'getUnfinishedJob'
    | 'getUndoableJob'
    | 'getJob'
    | 'cancelJob'
  >
