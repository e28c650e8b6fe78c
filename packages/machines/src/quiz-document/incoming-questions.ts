import type { CsvWarning } from '@quizwright/contracts/validation/describe-findings.ts'
import type { Dialect, ImportComplete, ReadingChoices, RejectedRow } from '@quizwright/domain/schemas/csv.ts'
import type { GenerateBody, GeneratedResponse, GeneratedShare } from '@quizwright/domain/schemas/generate.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

type Questions = readonly DraftQuestion[]

/** Questions that can be added to a quiz. `added` is the list as it was added last. */
export type Incoming = { readonly questions: Questions; readonly added: Questions | null }

/** A rejected row. Once it is repaired, its question gets this id. */
export type RejectedFileRow = RejectedRow & { readonly id: string }

/** The service's report on a file. Repairs never change it. */
export type ImportReport = ReadingChoices & {
  readonly fileName: string
  readonly fileLink: string
  readonly quizId: string
  /** The questions as they arrived. A question that is still the same object was not repaired. */
  readonly originals: Questions
  /** The service may cut these lists off; `counts` are complete. */
  readonly warnings: readonly CsvWarning[]
  readonly hints: readonly CsvWarning[]
  readonly rejected: readonly RejectedFileRow[]
  readonly counts: { readonly errors: number; readonly omissions: number; readonly rejected: number }
  /** Null if the service does not send it. Then rows cannot be repaired or downloaded. */
  readonly header: readonly string[] | null
  readonly dialect: Dialect
  /** Where questions stand in a PDF. */
  readonly places?: ImportComplete['places']
  /** When the video of the file stops for its questions. */
  readonly seconds?: ImportComplete['seconds']
}

/** The questions of a CSV file, with the author's repairs. */
export type ImportedQuestions = Incoming & { readonly report: ImportReport }

/** Questions chosen by the service, with the author's swaps. */
export type GeneratedQuestions = Incoming & {
  readonly request: GenerateBody
  readonly summary: readonly GeneratedShare[]
  readonly usedBefore: Readonly<Record<string, number>>
  readonly chosenFor?: Readonly<Record<string, string>> | undefined
  /** For each question, a quiz that contains it. */
  readonly sources?: GeneratedResponse['sources'] | undefined
  /** Questions that fit the request but were left out, unpublished or faulty ones. */
  readonly leftOut?: GeneratedResponse['leftOut'] | undefined
}

export type IncomingPart = 'imported' | 'generated'
/** How incoming questions are added to the questions of the quiz. */
export type AddMode = 'append' | 'replace'

/** The incoming questions that are not in the quiz yet. */
export const pendingQuestions = (incoming: Incoming | null): Questions =>
  incoming && incoming.added !== incoming.questions ? incoming.questions : []
