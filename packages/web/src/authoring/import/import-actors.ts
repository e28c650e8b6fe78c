import { fullQuestion } from '@quizwright/contracts/csv/sparse-question.ts'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import type { CsvImportEvent, CsvImportOutcomes } from '@quizwright/machines/csv-import/guards-and-actions.ts'
import { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'
import { fromPromise } from 'xstate'
import { openChannel } from '../../api/open-channel.ts'
import { rest } from '../../api/rest.ts'
import type { Collector } from './collected-import.ts'

type Streamed = CsvImportOutcomes['stream the questions']
type StreamInput = {
  fileLink: string
  quizId: string
  fileName: string
  from: number
  report: ParentRef<CsvImportEvent>
}

const uploadTheFile = fromPromise<
  CsvImportOutcomes['upload the file'],
  { file: File | null; report: ParentRef<CsvImportEvent> }
>(async ({ input: { file, report }, signal }) => {
  if (!file) return { outcome: 'refused', problem: new Problem('FILE_MISSING') }
  try {
    const onUploadProgress = ({ sent, total }: { sent: number; total: number | null }) =>
      report.send({ type: 'upload progressed', percent: total ? (100 * sent) / total : 0 })
    const { data } = await rest.uploadCsv({ file }, { signal, onUploadProgress })
    return { outcome: 'uploaded', fileLink: data.fileLink }
  } catch (error) {
    if (error instanceof Problem) return { outcome: 'refused', problem: error }
    throw error
  }
})

/** What the end of a stream means: what may pass is a break, after which the machine asks for the rest. */
const endedBy = (problem: Problem): Streamed =>
  problem.retryable ? { outcome: 'broken' } : { outcome: 'refused', problem }

const streamTheQuestions = (collector: Collector) =>
  fromPromise<Streamed, StreamInput>(
    async ({ input: { fileLink, quizId, fileName, from, report }, signal }) => {
      collector.begin(from)
      const ended = Promise.withResolvers<Streamed>()
      try {
        const channel = await openChannel('csvUpload', {
          signal,
          onClose: (problem) => ended.resolve(endedBy(problem)),
          onFrame: (frame) => {
            if (frame.event === 'question') {
              collector.add(frame.data.questions.map(fullQuestion))
              report.send({
                type: 'questions came',
                received: collector.count(),
                progress: frame.data.progress,
              })
            } else if (frame.event === 'error') {
              ended.resolve(endedBy(problemFromFrame(frame.data)))
            } else {
              const { counts } = collector.finish(frame.data, { fileLink, quizId })
              ended.resolve({
                outcome: 'complete',
                result: { fileName, questions: collector.count(), hints: frame.data.hints.length, ...counts },
              })
            }
          },
        })
        channel.send('file', { fileLink, quizId, from })
        signal.addEventListener('abort', () => ended.reject(signal.reason))
        return await ended.promise.finally(channel.close)
      } catch (error) {
        if (error instanceof Problem) return endedBy(error)
        throw error
      }
    },
  )

/**
 * The import machine with everything it needs to reach the service; what comes is gathered in `collector`.
 */
export const importMachineWith = (collector: Collector) =>
  csvImportMachine.provide({
    actors: { 'upload the file': uploadTheFile, 'stream the questions': streamTheQuestions(collector) },
  })
