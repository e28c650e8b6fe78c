import type { CsvWarning } from '@quizwright/contracts/rules/render.ts'
import type { Dialect, ReadingChoices, RejectedRow } from '@quizwright/contracts/schemas/csv.ts'
import type {
  GenerateBody,
  GeneratedResponse,
  GeneratedShare,
} from '@quizwright/contracts/schemas/generate.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'

type Questions = readonly DraftQuestion[]

/** Questions that are to be added to a quiz. `added` is the list that was added last. */
export type Incoming = { readonly questions: Questions; readonly added: Questions | null }

/** A rejected row with the id that its question gets once the row is repaired. */
export type RejectedFileRow = RejectedRow & { readonly id: string }

/** What the service reported of a file. It never changes, whatever is repaired. */
export type ImportReport = ReadingChoices & {
  readonly fileName: string
  readonly fileLink: string
  readonly quizId: string
  /** The questions as they came. One that is still the same object was not repaired. */
  readonly originals: Questions
  /** These lists may be cut by the service; `counts` are complete. */
  readonly warnings: readonly CsvWarning[]
  readonly hints: readonly CsvWarning[]
  readonly rejected: readonly RejectedFileRow[]
  readonly counts: { readonly errors: number; readonly omissions: number; readonly rejected: number }
  /** Null where the service does not send it: then no row can be repaired or downloaded. */
  readonly header: readonly string[] | null
  readonly dialect: Dialect
}

/** The questions of a CSV file, as their author has repaired them. */
export type ImportedQuestions = Incoming & { readonly report: ImportReport }

/** Questions chosen by the service, as their author has swapped them. */
export type GeneratedQuestions = Incoming & {
  readonly request: GenerateBody
  readonly summary: readonly GeneratedShare[]
  readonly usedBefore: Readonly<Record<string, number>>
  readonly chosenFor?: Readonly<Record<string, string>> | undefined
  /** A quiz that holds each of them. */
  readonly sources?: GeneratedResponse['sources'] | undefined
  /** What would fit and was not wanted. */
  readonly leftOut?: GeneratedResponse['leftOut'] | undefined
}

export type IncomingPart = 'imported' | 'generated'
/** What incoming questions do to those that the quiz has. */
export type AddMode = 'append' | 'replace'

/** The incoming questions that are not in the quiz yet. */
export const pendingQuestions = (incoming: Incoming | null): Questions =>
  incoming && incoming.added !== incoming.questions ? incoming.questions : []
