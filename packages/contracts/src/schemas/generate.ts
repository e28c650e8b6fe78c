import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { difficulty, draftQuestion, offeredDifficulty } from './question.ts'
import { count, id, text } from './text.ts'

/**
 * The body of POST quiz/create-automatic-quiz/. A rule checks the range of `questionsCount`.
 */
export const generateBody = z.strictObject({
  tagNames: z.array(text(lengths.tag)).check(z.maxLength(50)),
  facultyIds: z.array(id).check(z.maxLength(50)),
  questionsCount: z.optional(z.int()),
  difficulty: z.optional(offeredDifficulty),
  exclude: z.optional(z.array(id).check(z.maxLength(1_000))),
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

/**
 * The chosen questions and why: for each one the tag it was chosen for (`tag_name` of the summary) and the
 * number of quizzes that already contain it.
 */
export const generatedQuestions = z.looseObject({
  questions: z.array(draftQuestion),
  summary: z.array(share),
  usedBefore: z.record(id, count),
  chosenFor: z.optional(z.record(id, text(lengths.tag))),
})
