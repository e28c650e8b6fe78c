import { jobEndpoints } from '@quizwright/contracts/endpoints/job.ts'
import type { Job } from '@quizwright/contracts/schemas/job.ts'
import { isProblem, rest } from '../api/rest.ts'

const pollIntervalMs = 400

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pollIntervalMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })

/**
 * Waits for the end of a job and reports its progress in percent. Keeps polling while the connection is lost.
 */
export const waitForJob = async (
  started: Job,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Job> => {
  let job = started
  while (job.state === 'waiting' || job.state === 'running') {
    onProgress(job.total > 0 ? (100 * job.done) / job.total : 0)
    await pause(signal)
    try {
      job = (await rest(jobEndpoints).getJob({ params: { id: job._id } }, { signal })).data.job
    } catch (error) {
      if (!isProblem(error) || !error.retryable) throw error
    }
  }
  return job
}
