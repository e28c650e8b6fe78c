import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { Context } from '../context.ts'
import { addJob } from '../jobs/add-job.ts'
import { cancelJob } from '../jobs/cancel-job.ts'
import { wireJob } from '../jobs/job.ts'
import { findUnfinishedJob, readJob } from '../jobs/read-job.ts'
import { countQuestions, solutionsKind, type SolutionsInput } from './write-solutions.ts'

export const solutionHandlers = ({ db, now }: Context) =>
  ({
    getSolutionAi: async ({ body, user }) => {
      const quizIds = [...new Set(body.quizIds)]
      const input: SolutionsInput = {
        quizIds,
        model: body.modalType,
        temperature: body.open_ai_params.temperature,
        topP: body.open_ai_params.top_p,
      }
      return db.transaction(async (tx) => {
        const total = await countQuestions(tx, quizIds)
        return dataResponse({
          job: wireJob(await addJob(tx, { ownerId: user.userId, kind: solutionsKind, input, total }, now())),
        })
      })
    },
    getUnfinishedJob: async ({ user }) => {
      const job = await findUnfinishedJob(db, user.userId, solutionsKind)
      return dataResponse({ job: job ? wireJob(job) : null })
    },
    getJob: async ({ params, user }) =>
      dataResponse({ job: wireJob(await readJob(db, params.id, user.userId)) }),
    cancelJob: async ({ body, user }) =>
      dataResponse({ job: wireJob(await cancelJob(db, body.job_id, user.userId, now())) }),
  }) satisfies Pick<Handlers<'quiz'>, 'getSolutionAi' | 'getUnfinishedJob' | 'getJob' | 'cancelJob'>
