import { csvLimits } from '@quizwright/domain/limits.ts'
import { problems } from '@quizwright/contracts/problems.ts'
import type { ReadingChoices } from '@quizwright/domain/schemas/csv.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { assign, setup } from 'xstate'
import { type FailedCall, problemOf, type RefusedOutcome, unexpectedProblem } from '../failed-call.ts'
import { hasOutcome, hostActor, type ParentRef } from '../host-actor.ts'
import { backOffMs } from '../lost-connection.ts'

/** The counts of an imported file. The questions and findings themselves are in the document. */
export type ImportResult = {
  fileName: string
  questions: number
  errors: number
  omissions: number
  hints: number
  rejected: number
}

/** `result` is set when the author returns to a file that was imported before. */
export type CsvImportInput = { quizId: string; result: ImportResult | null }
export type CsvImportContext = CsvImportInput & {
  file: File | null
  fileLink: string
  /** How the author wants the file to be read. Whatever is missing here is detected. */
  choices: ReadingChoices
  /** Whether the service has made a preview of the file. */
  isLookedAt: boolean
  /** How much of the file has been uploaded, 0 to 100. */
  uploaded: number
  /** How much of the file has been read, 0 to 100. */
  progress: number
  /** How many questions have arrived. After a lost connection the stream continues from here. */
  received: number
  tries: number
  problem: FailedCall | null
  outcome: CsvImportOutput['outcome']
}

export type CsvImportEvent =
  | { type: 'choose files'; files: readonly File[] }
  | { type: 'upload progressed'; percent: number }
  | { type: 'questions came'; received: number; progress: number }
  | { type: 'read it so'; choices: ReadingChoices }
  | { type: 'change how it is read' }
  | { type: 'cancel' }
  | { type: 'try again' }
  | { type: 'choose another file' }
  | { type: 'show the result' }
  | { type: 'continue' }
  | { type: 'back' }

export type CsvImportOutcomes = {
  'upload the file': { outcome: 'uploaded'; fileLink: string } | RefusedOutcome
  'look at the file': { outcome: 'clear' } | { outcome: 'to ask' } | RefusedOutcome
  'stream the questions':
    | { outcome: 'complete'; result: ImportResult }
    | { outcome: 'broken' }
    | RefusedOutcome
}

/**
 * How the import ends. `left` returns to the choice of the source; its `result` is that of a file already
 * read.
 */
export type CsvImportOutput =
  | { outcome: 'continued'; result: ImportResult | null }
  | { outcome: 'left'; result: ImportResult | null }

type Uploaded = CsvImportOutcomes['upload the file']
type LookedAt = CsvImportOutcomes['look at the file']
type Streamed = CsvImportOutcomes['stream the questions']

const furtherOf = (before: number, percent: number): number => Math.max(before, Math.min(100, percent))
const nothingRead = {
  fileLink: '',
  choices: {},
  isLookedAt: false,
  uploaded: 0,
  progress: 0,
  received: 0,
  tries: 0,
  problem: null,
  result: null,
}
const secondFile: FailedCall = { code: 'ONE_FILE_ONLY', message: toasts.oneCsvOnly, retryable: false }
const largeFile: FailedCall = {
  code: 'CSV_TOO_LARGE',
  message: problems.CSV_TOO_LARGE.message,
  retryable: false,
}

export const csvImportSetup = setup({
  types: {
    context: {} as CsvImportContext,
    input: {} as CsvImportInput,
    events: {} as CsvImportEvent,
    output: {} as CsvImportOutput,
    tags: {} as 'busy' | 'offline',
    meta: {} as { screen: 'file chooser'; window: 77 } | { screen: 'import result'; window: 5 },
  },
  actors: {
    'upload the file': hostActor<Uploaded, { file: File | null; report: ParentRef<CsvImportEvent> }>(
      'upload the file',
    ),
    'look at the file': hostActor<LookedAt, { fileLink: string }>('look at the file'),
    'stream the questions': hostActor<
      Streamed,
      {
        fileLink: string
        quizId: string
        fileName: string
        from: number
        choices: ReadingChoices
        report: ParentRef<CsvImportEvent>
      }
    >('stream the questions'),
  },
  delays: { 'back-off': ({ context }) => backOffMs(context.tries) },
  guards: {
    'there are several files': (_, files: readonly File[]) => files.length > 1,
    'it is too large': (_, files: readonly File[]) => (files[0]?.size ?? 0) > csvLimits.fileBytes,
    'there is one file': (_, files: readonly File[]) => files.length === 1,
    'it was uploaded': hasOutcome<Uploaded>('uploaded'),
    'it is clear': hasOutcome<LookedAt>('clear'),
    'its author must be asked': hasOutcome<LookedAt>('to ask'),
    'it was looked at': ({ context }) => context.isLookedAt,
    'the file is there': ({ context }) => context.fileLink !== '',
    'it is complete': hasOutcome<Streamed>('complete'),
    'the connection broke': hasOutcome<Streamed>('broken'),
    'a file was read': ({ context }) => context.result !== null,
    'it failed after the upload': ({ context }) =>
      context.problem?.retryable === true && context.fileLink !== '' && !context.isLookedAt,
    'it failed while it was read': ({ context }) => context.problem?.retryable === true && context.isLookedAt,
    'it may succeed later': ({ context }) => context.problem?.retryable === true,
  },
  actions: {
    'store the file': assign((_, files: readonly File[]) => ({ ...nothingRead, file: files[0] ?? null })),
    'refuse a second file': assign({ problem: secondFile }),
    'refuse a large file': assign({ problem: largeFile }),
    'store the upload progress': assign(({ context }, percent: number) => ({
      uploaded: furtherOf(context.uploaded, percent),
    })),
    'store the file link': assign((_, outcome: Uploaded) => ({
      fileLink: outcome.outcome === 'uploaded' ? outcome.fileLink : '',
      uploaded: 100,
      problem: null,
    })),
    'record that it is looked at': assign({ isLookedAt: true }),
    'store how it is read': assign((_, choices: ReadingChoices) => ({
      choices,
      progress: 0,
      received: 0,
      tries: 0,
      problem: null,
    })),
    'store the progress': assign(({ context }, came: { received: number; progress: number }) => ({
      received: Math.max(context.received, came.received),
      progress: furtherOf(context.progress, came.progress),
      tries: 0,
    })),
    'store the result': assign((_, outcome: Streamed) => ({
      result: outcome.outcome === 'complete' ? outcome.result : null,
      progress: 100,
      problem: null,
    })),
    'store the problem': assign((_, outcome: Parameters<typeof problemOf>[0]) => ({
      problem: problemOf(outcome),
    })),
    'store an unexpected problem': assign({ problem: unexpectedProblem }),
    'clear the problem': assign({ problem: null }),
    'reset the import': assign(nothingRead),
    'count the attempt to reconnect': assign({ tries: ({ context }) => context.tries + 1 }),
    'record the outcome': assign({ outcome: 'continued' }),
  },
})
