import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizDocument } from './document.ts'
import type { AddMode, Incoming, IncomingPart } from './incoming-questions.ts'

type Questions = readonly DraftQuestion[]

/**
 * Appends incoming questions. A question that was added before is replaced by its newer repair, unless it was
 * edited in the quiz since.
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

/**
 * Adds the imported or the generated questions to the quiz. Changes nothing if all of them are in the quiz
 * already.
 */
export const addIncoming = (document: QuizDocument, part: IncomingPart, mode: AddMode): QuizDocument => {
  const incoming = document[part]
  if (!incoming || incoming.added === incoming.questions) return document
  const questions = mode === 'replace' ? incoming.questions : append(document.questions, incoming)
  return { ...document, questions, [part]: { ...incoming, added: incoming.questions } }
}
