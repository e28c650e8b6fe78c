import type { CsvWarning } from '@quizwright/contracts/rules/render.ts'
import type { Dialect, RejectedRow } from '@quizwright/contracts/schemas/csv.ts'
import type { GenerateBody, GeneratedShare } from '@quizwright/contracts/schemas/generate.ts'
import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { QuizDocument } from './document.ts'

type Questions = readonly DraftQuestion[]

/** Questions that are to be added to a quiz. `added` is the list that was added last. */
type Incoming = { readonly questions: Questions; readonly added: Questions | null }

/** A rejected row with the id that its question gets once the row is repaired. */
export type RejectedFileRow = RejectedRow & { readonly id: string }

/** What the service reported of a file. It never changes, whatever is repaired. */
export type ImportReport = {
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
}

export type IncomingPart = 'imported' | 'generated'
/** What incoming questions do to those that the quiz has. */
export type AddMode = 'append' | 'replace'

/** The incoming questions that are not in the quiz yet. */
export const pendingQuestions = (incoming: Incoming | null): Questions =>
  incoming && incoming.added !== incoming.questions ? incoming.questions : []

/**
 * Appends incoming questions. One that was added before and is as it was added takes the newer repair; one
 * that was edited in the quiz since stays as it is there.
 */
const append = (present: Questions, { questions, added }: Incoming): Questions => {
  const incomingById = new Map(questions.map((question) => [question._id, question]))
  const addedBefore = new Set(added)
  const kept = present.map((question) => {
    const incoming = incomingById.get(question._id)
    incomingById.delete(question._id)
    return incoming && addedBefore.has(question) ? incoming : question
  })
  return [...kept, ...incomingById.values()]
}

/** Adds the imported or the generated questions to the quiz; nothing changes when they are in it already. */
export const addIncoming = (document: QuizDocument, part: IncomingPart, mode: AddMode): QuizDocument => {
  const incoming = document[part]
  if (!incoming || incoming.added === incoming.questions) return document
  const questions = mode === 'replace' ? incoming.questions : append(document.questions, incoming)
  return { ...document, questions, [part]: { ...incoming, added: incoming.questions } }
}
