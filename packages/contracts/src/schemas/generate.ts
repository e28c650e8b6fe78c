import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { difficulty, draftQuestion, offeredDifficulty } from './question.ts'
import { count, id, text } from './text.ts'

/**
 * POST quiz/create-automatic-quiz/. Shape only: the range of `questionsCount` is a rule with its own text.
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
 * How many questions a tag was asked for and brought. `fitting` is how many there are in all;
 * `otherDifficulties` how many more there would be at another difficulty, told where the tag is short.
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
 * What was chosen and how that came about: for each question the tag it was chosen for (`tag_name` of the
 * summary) and in how many quizzes it is already.
 */
export const generatedQuestions = z.looseObject({
  questions: z.array(draftQuestion),
  summary: z.array(share),
  usedBefore: z.record(id, count),
  chosenFor: z.optional(z.record(id, text(lengths.tag))),
})
