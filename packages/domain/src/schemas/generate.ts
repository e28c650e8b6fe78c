import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { difficulty, draftQuestion, offeredDifficulty } from './question.ts'
import { count, id, text } from './text.ts'

/**
 * The body of POST quiz/create-automatic-quiz/. A rule checks the range of `questionsCount`. Questions of
 * unpublished quizzes and questions with errors are included unless the body excludes them. `quiz_id` is the quiz
 * that is being written: its own questions are not chosen.
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
 * How many questions were requested and chosen for a tag. `fitting` is the number of suitable questions.
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

/** A quiz that contains a chosen question. */
const source = z.looseObject({ quiz_name: text(lengths.name), is_published: z.boolean() })

/**
 * The chosen questions with their reasons: the tag that each was chosen for (`tag_name` of the summary), the number
 * of quizzes that contain it, and one of these quizzes. `leftOut` counts suitable questions that the body excluded:
 * those in unpublished quizzes only, and those found to have errors.
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
