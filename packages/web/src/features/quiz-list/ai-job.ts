import type { Job } from '@quizwright/contracts/schemas/job.ts'
import type { runAiModels } from '@quizwright/contracts/schemas/quiz.ts'
import { toasts } from '@quizwright/contracts/texts.ts'
import { useSyncExternalStore } from 'react'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { clearAiJob, storeAiJob, readStoredAiJob } from './stored-ai-job.ts'
import { problemText } from '../../api/problem-text.ts'
import { isProblem, rest } from '../../api/rest.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'

export type RunAiModel = (typeof runAiModels)[number]
/** Questions done of all; `id` is missing until the services have taken the job. */
export type AiJob = {
  id?: string
  done: number
  total: number
  /** Nobody says how far it is: the connection is gone. The job is not. */ isOutOfSight?: boolean
  isCancelling?: boolean
}

const askAgainMs = 1_000
const figures = { temperature: 1, top_p: 1 }

/**
 * The one job under way. It stands outside of the screens, so that it is followed to its end whichever of
 * them is shown.
 */
let current: AiJob | undefined
const listeners = new Set<() => void>()

const change = (next: AiJob | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAiJob = (): AiJob | undefined => useSyncExternalStore(subscribe, () => current)

/** Has a model write the solutions of quizzes, and says how it goes. One such job at a time. */
export const runAi = (quizIds: string[], model: RunAiModel): Promise<void> =>
  underWay(async () => {
    const { data } = await rest.getSolutionAi({
      body: { quizIds, modalType: model, open_ai_params: figures },
    })
    toast.success(toasts.aiJobStarted)
    return data.job
  })

/**
 * Goes on following a job that was under way when the page was left, or else one that the same person started
 * in another browser. One that nobody knows any more is forgotten.
 */
export const resumeAiJob = async (): Promise<void> => {
  if (current) return
  const kept = readStoredAiJob()
  if (kept !== undefined) return underWay(() => ask(kept))
  // Unasked: when it can't be said, nothing is.
  const job = await rest.getUnfinishedJob().then(
    ({ data }) => data.job,
    () => null,
  )
  if (job) await underWay(async () => job)
}

/** Starts or takes up a job and follows it to its end. */
const underWay = async (begin: () => Promise<Job>): Promise<void> => {
  if (current) return
  change({ done: 0, total: 0 })
  let isOver = true
  try {
    const job = await begin()
    storeAiJob(job._id)
    tellEnd(await follow(job))
    clearAiJob()
  } catch (error) {
    isOver = isProblem(error) && error.code === 'NOT_FOUND'
    if (isOver) clearAiJob()
    else toast.error(toasts.aiJobError(problemText(error)))
  }
  change(undefined)
  // Another may have been started elsewhere meanwhile. One that could not be followed would fail again at
  // once: it waits until it is looked for.
  if (isOver) void resumeAiJob()
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
}

export const cancelAiJob = async (): Promise<void> => {
  if (current?.id === undefined) return
  change({ ...current, isCancelling: true })
  try {
    await rest.cancelJob({ body: { job_id: current.id } })
  } catch (error) {
    if (current) change({ ...current, isCancelling: false })
    toast.error('The AI job could not be cancelled', problemText(error))
  }
}

/**
 * Asks how far a job is, again and again through breaks of the connection: they end nothing, the job goes on
 * in the services.
 */
const ask = async (id: string): Promise<Job> => {
  for (;;) {
    try {
      return (await rest.getJob({ params: { id } })).data.job
    } catch (error) {
      if (!isProblem(error) || !error.retryable) throw error
      if (current) change({ ...current, id, isOutOfSight: true })
    }
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
  }
}

const follow = async (started: Job): Promise<Job> => {
  let job = started
  while (job.state === 'waiting' || job.state === 'running') {
    change({ ...current, id: job._id, done: job.done, total: job.total, isOutOfSight: false })
    await new Promise((resolve) => setTimeout(resolve, askAgainMs))
    job = await ask(job._id)
  }
  return job
}

const tellEnd = ({ state, message, done, total }: Job) => {
  const detail = message ?? undefined
  if (state === 'done') toast.success(toasts.aiJobCompleted, detail)
  else if (state === 'failed') toast.error(toasts.aiJobFailed, detail)
  else
    toast.info(
      'AI job cancelled',
      `${done.toLocaleString()} of ${total.toLocaleString()} questions were done. Solutions that were written already stay.`,
    )
}
