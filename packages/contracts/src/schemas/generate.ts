import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { difficulty, draftQuestion, offeredDifficulty } from './question.ts'
import { count, id, text } from './text.ts'

/**
 * The body of POST quiz/create-automatic-quiz/. A rule checks the range of `questionsCount`. Questions of
 * unpublished quizzes and questions with errors are drawn unless the body says false. `quiz_id` is the quiz that
 * they are for: its own are not drawn.
 */
export const generateBody = z.strictObject({
  tagNames: z.array(text(lengths.tag)).check(z.maxLength(50)),
  facultyIds: z.array(id).check(z.maxLength(50)),
  questionsCount: z.optional(z.int()),
  difficulty: z.optional(offeredDifficulty),
  exclude: z.optional(z.array(id).check(z.maxLength(1_000))),
  unpublished: z.optional(z.boolean()),
  faulty: z.optional(z.boolean()),
  quiz_id: z.optional(id),
})
export type GenerateBody = z.infer<typeof generateBody>

/**
 * The number of questions requested and found for a tag. `fitting` is the number of suitable questions.
 * `otherDifficulties` is the number at other difficulties, given if the tag has too few.
 */
const share = z.looseObject({
  tag_name: text(lengths.tag),
  difficulty: text(20),
  asked: count,
  found: count,
  short: count,
  fitting: z.optional(count),
  otherDifficulties: z.optional(z.partialRecord(difficulty, count)),
})
export type GeneratedShare = z.infer<typeof share>

/** A quiz that holds a chosen question. */
const source = z.looseObject({ quiz_name: text(lengths.name), is_published: z.boolean() })

/**
 * The chosen questions and why: for each one the tag it was chosen for (`tag_name` of the summary), the
 * number of quizzes that already contain it, and one of these. `leftOut` counts what would fit and was not
 * wanted: questions that stand in unpublished quizzes only, and those with errors that were come across.
 */
export const generatedQuestions = z.looseObject({
  questions: z.array(draftQuestion),
  summary: z.array(share),
  usedBefore: z.record(id, count),
  chosenFor: z.optional(z.record(id, text(lengths.tag))),
  sources: z.optional(z.record(id, source)),
  leftOut: z.optional(z.looseObject({ unpublished: count, faulty: count })),
})
export type GeneratedResponse = z.infer<typeof generatedQuestions>
