import type { Handlers } from '@quizwright/contracts/walkers/fastify.ts'
import { answered } from '../../shared/answers.ts'
import type { Context } from '../../shared/context.ts'
import { addJob } from '../../shared/jobs/add-job.ts'
import { cancelJob } from '../../shared/jobs/cancel-job.ts'
import { wireJob } from '../../shared/jobs/job.ts'
import { findUnfinishedJob, readJob } from '../../shared/jobs/read-job.ts'
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
        return answered({
          job: wireJob(await addJob(tx, { ownerId: user.userId, kind: solutionsKind, input, total }, now())),
        })
      })
    },
    getUnfinishedJob: async ({ user }) => {
      const job = await findUnfinishedJob(db, user.userId, solutionsKind)
      return answered({ job: job ? wireJob(job) : null })
    },
    getJob: async ({ params, user }) => answered({ job: wireJob(await readJob(db, params.id, user.userId)) }),
    cancelJob: async ({ body, user }) =>
      answered({ job: wireJob(await cancelJob(db, body.job_id, user.userId, now())) }),
  }) satisfies Pick<Handlers<'quiz'>, 'getSolutionAi' | 'getUnfinishedJob' | 'getJob' | 'cancelJob'>
