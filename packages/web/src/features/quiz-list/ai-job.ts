import { jobEndpoints } from '@quizwright/contracts/endpoints/job.ts'
import { say, sayCount, sayMade } from '@quizwright/domain/language/say.ts'
import type { Job } from '@quizwright/contracts/schemas/job.ts'
import type { runAiModels } from '@quizwright/domain/schemas/quiz.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { createAtom, useAtom } from '@xstate/store-react'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { clearAiJob, clearLastAiJob, storeAiJob, storeLastAiJob, readStoredAiJob } from './stored-ai-job.ts'
import { problemText } from '../../api/problem-text.ts'
import { isProblem, rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

export type RunAiModel = (typeof runAiModels)[number]
/** The progress of a job, counted in questions. `id` is missing until the services have accepted the job. */
export type AiJob = {
  id?: string
  done: number
  total: number
  /** Whether the progress is unknown because the connection is lost. The job itself continues. */
  isDisconnected?: boolean
  isCancelling?: boolean
}

const pollIntervalMs = 1_000
export const modelParameters = { temperature: 1, top_p: 1 }

/** The running job. It is kept outside of React, so that polling continues on every screen. */
const current = createAtom<AiJob | undefined>(undefined)

export const useAiJob = (): AiJob | undefined => useAtom(current)

/**
 * Starts a job in which a model writes the solutions of quizzes, and shows its progress. Only one job runs at
 * a time. Existing solutions are only replaced if `replace` is set.
 */
export const runAi = (quizIds: string[], model: RunAiModel, replace = false): Promise<void> =>
  trackJob(async () => {
    const { data } = await rest(jobEndpoints).getSolutionAi({
      body: { quizIds, modalType: model, open_ai_params: modelParameters, ...(replace && { replace }) },
    })
    toast.success(toasts.aiJobStarted)
    return data.job
  })

/**
 * Resumes polling a job that was running when the page was closed, or that the same user started in another
 * browser. A job unknown to the services is cleared.
 */
export const resumeAiJob = async (): Promise<void> => {
  if (current.get()) return
  const storedId = readStoredAiJob()
  if (storedId !== undefined) return trackJob(() => pollJob(storedId))
  // A background check whose failure is not shown.
  const job = await rest(jobEndpoints)
    .getUnfinishedJob()
    .then(
      ({ data }) => data.job,
      () => null,
    )
  if (job) await trackJob(async () => job)
  else await findLastAiJob()
}

/**
 * Asks the services which job can be undone, even one of another browser. If they cannot say, the stored one
 * is used.
 */
const findLastAiJob = async (): Promise<void> => {
  const found = await rest(jobEndpoints)
    .getUndoableJob()
    .then(
      ({ data }) => data.job,
      () => undefined,
    )
  if (found) storeLastAiJob(found._id)
  else if (found === null) clearLastAiJob()
}

/** Starts or resumes a job and polls it until it ends. */
const trackJob = async (begin: () => Promise<Job>): Promise<void> => {
  if (current.get()) return
  current.set({ done: 0, total: 0 })
  let isFinished = true
  try {
    const job = await begin()
    storeAiJob(job._id)
    const ended = await pollToEnd(job)
    showResult(ended)
    clearAiJob()
    if (ended.done > 0) storeLastAiJob(ended._id)
  } catch (error) {
    isFinished = isProblem(error) && error.code === 'NOT_FOUND'
    if (isFinished) clearAiJob()
    else toast.error(toasts.aiJobError(problemText(error)))
  }
  current.set(undefined)
  // Another job may have been started elsewhere meanwhile. After a failure this is not checked, because it
  // would fail again.
  if (isFinished) void resumeAiJob()
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
}

export const cancelAiJob = async (): Promise<void> => {
  const job = current.get()
  if (job?.id === undefined) return
  current.set({ ...job, isCancelling: true })
  try {
    await rest(jobEndpoints).cancelJob({ body: { job_id: job.id } })
  } catch (error) {
    current.set((now) => now && { ...now, isCancelling: false })
    toast.error(say('The AI job couldn’t be cancelled'), problemText(error))
  }
}

/**
 * Requests the state of a job. Retries while the connection is lost, because the job continues in the
 * services.
 */
const pollJob = async (id: string): Promise<Job> => {
  for (;;) {
    try {
      return (await rest(jobEndpoints).getJob({ params: { id } })).data.job
    } catch (error) {
      if (!isProblem(error) || !error.retryable) throw error
      current.set((now) => now && { ...now, id, isDisconnected: true })
    }
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
  }
}

const pollToEnd = async (started: Job): Promise<Job> => {
  let job = started
  while (job.state === 'waiting' || job.state === 'running') {
    const { _id: id, done, total } = job
    current.set((now) => ({ ...now, id, done, total, isDisconnected: false }))
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs))
    job = await pollJob(job._id)
  }
  return job
}

const showResult = ({ state, message, done, total }: Job) => {
  const detail = message === null ? undefined : sayMade(message)
  if (state === 'done') toast.success(toasts.aiJobCompleted, detail)
  else if (state === 'failed') toast.error(toasts.aiJobFailed, detail)
  else
    toast.info(
      say('AI job cancelled'),
      sayCount(
        total,
        '{done} of {count} question was done. Solutions already written are kept.',
        '{done} of {count} questions were done. Solutions already written are kept.',
        { done },
      ),
    )
}
