import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'

/*
 * Every function returns the same list if nothing changes, and keeps unchanged questions as the same objects,
 * because undo, drafts and cached findings compare by reference.
 */

type Questions = readonly DraftQuestion[]
export type QuestionChanges = Partial<Omit<DraftQuestion, '_id' | 'options'>>

/** Replaces one question by the result of `change`. */
export const changeQuestion = (
  questions: Questions,
  id: string,
  change: (question: DraftQuestion) => DraftQuestion,
): Questions => {
  const index = questions.findIndex((question) => question._id === id)
  const before = questions[index]
  if (!before) return questions
  const after = change(before)
  return after === before ? questions : questions.with(index, after)
}

/** Replaces the questions that have these ids. Questions with unknown ids are ignored. */
export const changeQuestions = (questions: Questions, changed: Questions): Questions => {
  const byId = new Map(changed.map((question) => [question._id, question]))
  const after = questions.map((question) => byId.get(question._id) ?? question)
  return after.every((question, index) => question === questions[index]) ? questions : after
}

/**
 * Inserts questions at an index, by default at the end. Questions whose ids are present already are ignored.
 */
export const insertQuestions = (
  questions: Questions,
  added: Questions,
  index = questions.length,
): Questions => {
  const known = new Set(questions.map((question) => question._id))
  const fresh = added.filter((question) => !known.has(question._id))
  return fresh.length === 0 ? questions : questions.toSpliced(index, 0, ...fresh)
}

/** Inserts a copy of a question below it. The copy was in no earlier version, so it has no origin. */
export const duplicateQuestion = (questions: Questions, id: string, newId: string): Questions => {
  const index = questions.findIndex((question) => question._id === id)
  const original = questions[index]
  return original
    ? insertQuestions(questions, [{ ...original, _id: newId, origin_id: undefined }], index + 1)
    : questions
}

export const deleteQuestions = (questions: Questions, ids: readonly string[]): Questions => {
  const gone = new Set(ids)
  const left = questions.filter((question) => !gone.has(question._id))
  return left.length === questions.length ? questions : left
}

/** Moves the question at the index `from` to the index `to`. */
export const moveQuestion = (questions: Questions, from: number, to: number): Questions => {
  const moved = questions[from]
  if (!moved || from === to || !questions[to]) return questions
  return questions.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/**
 * Moves several questions to the index `to`, keeping their order. If `to` is too large, they go to the end.
 */
export const moveQuestions = (questions: Questions, ids: readonly string[], to: number): Questions => {
  const wanted = new Set(ids)
  const moved = questions.filter((question) => wanted.has(question._id))
  const others = questions.filter((question) => !wanted.has(question._id))
  const after = others.toSpliced(to, 0, ...moved)
  return after.every((question, index) => question === questions[index]) ? questions : after
}

/** Puts the questions in the given order. Does nothing unless the order contains exactly these questions. */
export const orderQuestions = (questions: Questions, order: readonly string[]): Questions => {
  const byId = new Map(questions.map((question) => [question._id, question]))
  const ordered = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  const isComplete = ordered.length === questions.length && order.length === questions.length
  return isComplete && ordered.some((question, index) => question !== questions[index]) ? ordered : questions
}
