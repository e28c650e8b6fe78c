import * as z from 'zod/mini'
import { limits } from '@quizwright/domain/limits.ts'
import { draftQuestion } from '@quizwright/domain/schemas/question.ts'
import { quiz } from '@quizwright/domain/schemas/quiz.ts'
import { session } from '@quizwright/domain/schemas/session.ts'
import { count, id } from '@quizwright/domain/schemas/text.ts'

/**
 * The id of a save. The client creates it before the first batch, so that it can resume the save after a lost
 * connection.
 */
const save = { saveId: id, quizId: id }

/**
 * What the sender knows beyond the first release: `kinds`, that a question may have an interaction. A sender that does
 * not would erase the interactions of a quiz, because a save replaces all questions.
 */
export const knows = z.array(z.enum(['kinds'])).check(z.maxLength(1))

/**
 * The event `questions`: one batch. `index` counts from 0. `baseRevision` is the revision of the quiz that the
 * author started from.
 */
export const batch = z.strictObject({
  ...save,
  index: count,
  total: count.check(z.minimum(1)),
  baseRevision: count,
  questions: z.array(draftQuestion).check(z.maxLength(limits.questionsPerBatch)),
  warnings: z.array(z.string()).check(z.maxLength(1_000)),
  isPublished: z.boolean(),
  isSkippable: z.boolean(),
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  knows: z.optional(knows),
})
export type Batch = z.infer<typeof batch>

/** Requests which batches of a save have arrived. It is the first event after a lost connection. */
export const resumeSave = z.strictObject(save)
export const completeSave = z.strictObject(save)
export const createNewVersion = z.strictObject(save)

/** `received` lists the indexes staged so far. `progress` is 0 to 100. */
export const saveProgress = z.looseObject({
  saveId: id,
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  received: z.array(count),
})
export const savedQuiz = z.looseObject({
  saveId: id,
  quiz_id: id,
  revision: count,
  is_published: z.boolean(),
  questions: count,
})
/** The new version and its session. Only the fields that readers need are required. */
export const versionSaved = z.looseObject({
  saveId: id,
  quiz: z.looseObject({ ...z.partial(quiz).shape, _id: id, version: count, revision: count }),
  session: z.looseObject({ ...z.partial(session).shape, _id: id }),
})
