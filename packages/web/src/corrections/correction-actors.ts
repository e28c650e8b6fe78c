import { correctionEndpoints } from '@quizwright/contracts/endpoints/correction.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import type { Job } from '@quizwright/contracts/schemas/job.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'
import type {
  CorrectionWords,
  MarkCorrectionEvent,
  MarkCorrectionOutcomes,
} from '@quizwright/machines/mark-correction/guards-and-actions.ts'
import { markCorrectionMachine } from '@quizwright/machines/mark-correction/machine.ts'
import { fromPromise } from 'xstate'
import { rest } from '../api/rest.ts'
import { type QuestionInput, toBody, forgetFigures, keepPreview } from './correction-queries.ts'
import { waitForJob } from './wait-for-job.ts'

type Reporting = { report: ParentRef<MarkCorrectionEvent> }

const refused = (error: unknown): { outcome: 'refused'; problem: Problem } => {
  if (error instanceof Problem) return { outcome: 'refused', problem: error }
  throw error
}

/** The problem of a failed job, with the job's own message. */
const problemOfJob = ({ message, state }: Job): Problem =>
  new Problem('CONFLICT', {
    publicMessage:
      message ?? (state === 'cancelled' ? say('Cancelled. No marks changed.') : say('No marks changed.')),
  })

/** Lets the services grade descriptive answers again, before the preview. Throws a Problem. */
const gradeAgain = async (
  { quizId, questionId, guidance, report }: QuestionInput & Reporting,
  signal: AbortSignal,
): Promise<void> => {
  if (!guidance) return
  const { data } = await rest(correctionEndpoints).gradeAgain(
    { body: { quiz_id: quizId, question_id: questionId, guidance } },
    { signal },
  )
  const job = await waitForJob(data.job, (progress) => report.send({ type: 'progressed', progress }), signal)
  if (job.state !== 'done') throw problemOfJob(job)
}

const previewTheCorrection = fromPromise<
  MarkCorrectionOutcomes['preview the correction'],
  QuestionInput & Reporting
>(async ({ input, signal }) => {
  try {
    await gradeAgain(input, signal)
    const { data } = await rest(correctionEndpoints).previewCorrection({ body: toBody(input) }, { signal })
    keepPreview(data)
    return { outcome: 'previewed', fingerprint: data.fingerprint }
  } catch (error) {
    return refused(error)
  }
})

type ApplyInput = QuestionInput & CorrectionWords & Reporting & { fingerprint: string }

const applyTheCorrection = fromPromise<MarkCorrectionOutcomes['apply the correction'], ApplyInput>(
  async ({ input, signal }) => {
    const { quizId, questionId, reason, closingNote, fingerprint, report } = input
    try {
      const { data } = await rest(correctionEndpoints).applyCorrection(
        {
          body: {
            ...toBody(input),
            reason: reason.trim(),
            fingerprint,
            ...(closingNote.trim() !== '' && { closing_note: closingNote }),
          },
        },
        { signal },
      )
      const job = await waitForJob(
        data.job,
        (progress) => report.send({ type: 'progressed', progress }),
        signal,
      )
      if (job.state !== 'done') return { outcome: 'refused', problem: problemOfJob(job) }
      const read = await rest(correctionEndpoints).getCorrections({ params: { id: quizId } }, { signal })
      const made = read.data.corrections.find(
        (one) => one.question_id === questionId && one.undone_at === null && one.kind !== 'one_student',
      )
      await forgetFigures()
      return { outcome: 'applied', correctionId: made?._id ?? '', message: job.message ?? '' }
    } catch (error) {
      if (error instanceof Problem && error.code === 'STALE_PREVIEW')
        return { outcome: 'stale', problem: error }
      return refused(error)
    }
  },
)

/** Undoes a correction. Used by the dialog and the history. Throws a Problem with one sentence. */
export const undoCorrection = async (
  correctionId: string,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<string> => {
  const { data } = await rest(correctionEndpoints).undoCorrection(
    { body: { correction_id: correctionId } },
    { signal },
  )
  const job = await waitForJob(data.job, onProgress, signal)
  if (job.state !== 'done') throw problemOfJob(job)
  await forgetFigures()
  return job.message ?? ''
}

const undoTheCorrection = fromPromise<
  MarkCorrectionOutcomes['undo the correction'],
  Reporting & { correctionId: string }
>(async ({ input: { correctionId, report }, signal }) => {
  try {
    const message = await undoCorrection(
      correctionId,
      (progress) => report.send({ type: 'progressed', progress }),
      signal,
    )
    return { outcome: 'undone', message }
  } catch (error) {
    return refused(error)
  }
})

/** The machine of the dialog with its calls. */
export const markCorrectionMachineOfPage = markCorrectionMachine.provide({
  actors: {
    'preview the correction': previewTheCorrection,
    'apply the correction': applyTheCorrection,
    'undo the correction': undoTheCorrection,
  },
})
