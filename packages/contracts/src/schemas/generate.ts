import * as z from 'zod/mini'
import { lengths } from '../limits.ts'
import { draftQuestion, offeredDifficulty } from './question.ts'
import { count, id, text } from './text.ts'

/** POST quiz/create-automatic-quiz/. Shape only: the range of `questionsCount` is a rule with its own text. */
export const generateBody = z.strictObject({
  tagNames: z.array(text(lengths.tag)).check(z.maxLength(50)), facultyIds: z.array(id).check(z.maxLength(50)),
  questionsCount: z.optional(z.int()), difficulty: z.optional(offeredDifficulty), exclude: z.optional(z.array(id).check(z.maxLength(1_000))),
})
export type GenerateBody = z.infer<typeof generateBody>

/** How many questions were asked for and found, for each tag and difficulty, and how often each one was used before. */
export const generated = z.looseObject({
  questions: z.array(draftQuestion),
  summary: z.array(z.looseObject({ tag_name: text(lengths.tag), difficulty: text(20), asked: count, found: count, short: count })),
  usedBefore: z.record(id, count),
})
