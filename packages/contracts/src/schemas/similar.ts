import * as z from 'zod/mini'
import { lengths, limits } from '@quizwright/domain/limits.ts'
import { option } from '@quizwright/domain/schemas/question.ts'
import { count, id, tex, text } from '@quizwright/domain/schemas/text.ts'

/** A question of another quiz. */
export const questionElsewhere = z.looseObject({
  quiz_id: id,
  quiz_name: text(lengths.name),
  question_no: count,
  question: text(lengths.question),
  equation: tex,
  options: z.array(option).check(z.maxLength(limits.maxOptions)),
})
export type QuestionElsewhere = z.infer<typeof questionElsewhere>

/**
 * A question of a file and a similar one: an earlier question of the file, or a question of another quiz.
 * `similarity` is from 0 to 1.
 */
export const similarPair = z.looseObject({
  question_no: count,
  similarity: z.number().check(z.minimum(0), z.maximum(1)),
  other_no: z.optional(count),
  elsewhere: z.optional(questionElsewhere),
})
export type SimilarPair = z.infer<typeof similarPair>

/**
 * The pairs in the order of their questions, up to a maximum. `compared` counts the compared questions of the file
 * and of other quizzes.
 */
export const similarQuestions = z.looseObject({
  pairs: z.array(similarPair),
  pairsCount: count,
  compared: z.looseObject({ file: count, elsewhere: count }),
})
export type SimilarQuestions = z.infer<typeof similarQuestions>
