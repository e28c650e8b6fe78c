import { csvEndpoints } from '@quizwright/contracts/endpoints/csv.ts'
import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { Problem, problemFromFrame } from '@quizwright/contracts/problem.ts'
import type { CsvImportEvent, CsvImportOutcomes } from '@quizwright/machines/csv-import/guards-and-actions.ts'
import { csvImportMachine } from '@quizwright/machines/csv-import/machine.ts'
import type { ParentRef } from '@quizwright/machines/host-actor.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { ReadingChoices, ImportComplete } from '@quizwright/domain/schemas/csv.ts'
import { type ActorRefFrom, fromPromise } from 'xstate'
import { openChannel } from '../../api/open-channel.ts'
import { rest } from '../../api/rest.ts'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { mustAsk } from './mapping/must-ask.ts'
import { readPreview } from './mapping/read-preview.ts'
import type { DraftQuestion, QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { ulid } from 'ulid'
import { fromCsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import type {
  ImportedQuestions,
  ImportReport,
} from '@quizwright/machines/quiz-document/incoming-questions.ts'

export type ImportActor = ActorRefFrom<typeof csvImportMachine>

type FileRead = ReadingChoices & Pick<ImportReport, 'fileName' | 'fileLink' | 'quizId'>

/** Combines the questions of a file with the service's report on them. */
export const toImported = (
  questions: readonly DraftQuestion[],
  complete: ImportComplete,
  file: FileRead,
): ImportedQuestions => {
  const warnings = complete.warnings.map(fromCsvWarning)
  const countOf = (wanted: (typeof warnings)[number]['kind']) =>
    warnings.filter(({ kind }) => kind === wanted).length
  return {
    questions,
    added: null,
    report: {
      ...file,
      originals: questions,
      warnings,
      hints: complete.hints.map(fromCsvWarning),
      rejected: complete.rejected.map((row) => ({ ...row, id: ulid() })),
      header: complete.header ?? null,
      ...(complete.places && { places: complete.places }),
      ...(complete.seconds && { seconds: complete.seconds }),
      dialect: complete.dialect,
      counts: {
        errors: complete.errorsCount ?? countOf('error'),
        omissions: complete.omissionsCount ?? countOf('omission'),
        rejected: complete.rejectedCount,
      },
    },
  }
}

/**
 * Collects the questions of one file while they arrive. Each gets its permanent id here. When the whole file
 * is read, they become part of the document.
 */
export const createImportStream = () => {
  let questions: DraftQuestion[] = []
  let uploaded: { fileLink: string; file: File } | undefined
  return {
    /** Keeps the file that was uploaded, so that its pages can be shown beside what was read of them. */
    keepFile: (fileLink: string, file: File) => {
      uploaded = { fileLink, file }
    },
    /** The file behind a link. Undefined if it was uploaded before this page was loaded. */
    fileOf: (fileLink: string): File | undefined =>
      uploaded?.fileLink === fileLink ? uploaded.file : undefined,
    questions: (): readonly DraftQuestion[] => questions,
    count: () => questions.length,
    /** Starts at an index: 0 for a new file, more after a lost connection. */
    begin: (from: number) => {
      questions = questions.slice(0, from)
    },
    add: (contents: readonly QuestionContent[]) => {
      for (const content of contents) questions.push({ _id: ulid(), ...content })
    },
  }
}

export type ImportStream = ReturnType<typeof createImportStream>

type Streamed = CsvImportOutcomes['stream the questions']
type UploadInput = { file: File | null; report: ParentRef<CsvImportEvent> }
type StreamInput = {
  fileLink: string
  quizId: string
  fileName: string
  from: number
  choices: ReadingChoices
  report: ParentRef<CsvImportEvent>
}

/** Uploads a file and drops the result of a previous one. */
const uploadTheFile = (store: QuizDraft, stream: ImportStream) =>
  fromPromise<CsvImportOutcomes['upload the file'], UploadInput>(
    async ({ input: { file, report }, signal }) => {
      store.trigger.importReceived({ imported: null })
      // A file that is refused at once would show the questions of the one before it.
      stream.begin(0)
      if (!file) return { outcome: 'refused', problem: new Problem('FILE_MISSING') }
      try {
        const onUploadProgress = ({ sent, total }: { sent: number; total: number | null }) =>
          report.send({ type: 'upload progressed', percent: total ? (100 * sent) / total : 0 })
        const { data } = await rest(csvEndpoints).uploadCsv({ file }, { signal, onUploadProgress })
        stream.keepFile(data.fileLink, file)
        return { outcome: 'uploaded', fileLink: data.fileLink }
      } catch (error) {
        if (error instanceof Problem) return { outcome: 'refused', problem: error }
        throw error
      }
    },
  )

/**
 * The outcome of a stream that ended with a problem. After a transient problem the machine requests the rest.
 */
const endedBy = (problem: Problem): Streamed =>
  problem.retryable ? { outcome: 'broken' } : { outcome: 'refused', problem }

/**
 * Checks whether the author must be asked anything before the file is read. If the services offer no preview,
 * nothing is asked.
 */
const lookAtTheFile = (store: QuizDraft) =>
  fromPromise<CsvImportOutcomes['look at the file'], { fileLink: string }>(
    async ({ input: { fileLink }, signal }) => {
      try {
        const preview = await readPreview({ fileLink }, signal)
        return {
          outcome: mustAsk(preview, store.getSnapshot().context.document.details.quiz_type)
            ? 'to ask'
            : 'clear',
        }
      } catch (error) {
        if (!(error instanceof Problem)) throw error
        // A permanent problem of the file is reported by reading it, together with what was read before the
        // problem.
        return error.retryable ? { outcome: 'refused', problem: error } : { outcome: 'clear' }
      }
    },
  )

const streamTheQuestions = (store: QuizDraft, stream: ImportStream) =>
  fromPromise<Streamed, StreamInput>(
    async ({ input: { fileLink, quizId, fileName, from, choices, report }, signal }) => {
      stream.begin(from)
      const ended = Promise.withResolvers<Streamed>()
      try {
        const channel = await openChannel('csvUpload', {
          signal,
          onClose: (problem) => ended.resolve(endedBy(problem)),
          onFrame: (frame) => {
            if (frame.event === 'question') {
              stream.add(frame.data.questions.map(fullQuestion))
              const { progress } = frame.data
              report.send({ type: 'questions came', received: stream.count(), progress })
            } else if (frame.event === 'error') {
              ended.resolve(endedBy(problemFromFrame(frame.data)))
            } else {
              const imported = toImported(stream.questions(), frame.data, {
                fileLink,
                quizId,
                fileName,
                ...choices,
              })
              store.trigger.importReceived({ imported })
              const { counts, hints } = imported.report
              const result = { fileName, questions: stream.count(), hints: hints.length, ...counts }
              ended.resolve({ outcome: 'complete', result })
            }
          },
        })
        channel.send('file', { fileLink, quizId, from, ...choices })
        signal.addEventListener('abort', () => ended.reject(signal.reason))
        return await ended.promise.finally(channel.close)
      } catch (error) {
        if (error instanceof Problem) return endedBy(error)
        throw error
      }
    },
  )

/**
 * The import machine with its actors. Questions are collected in `stream` while they arrive, and put into the
 * draft when the file is read.
 */
export const importMachineFor = ({ store }: OpenDraft, stream: ImportStream) =>
  csvImportMachine.provide({
    actors: {
      'upload the file': uploadTheFile(store, stream),
      'look at the file': lookAtTheFile(store),
      'stream the questions': streamTheQuestions(store, stream),
    },
  })
