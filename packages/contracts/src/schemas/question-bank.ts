import * as z from 'zod/mini'
import { bankLimits, lengths } from '@quizwright/domain/limits.ts'
import { figure } from '@quizwright/domain/schemas/item-statistics.ts'
import { difficulty, questionContent } from '@quizwright/domain/schemas/question.ts'
import { count, id, text } from '@quizwright/domain/schemas/text.ts'

/** Whether students have answered the question in any quiz. */
export const bankUses = ['answered', 'not answered'] as const
/**
 * Filters by the figures of questions with enough students: how many answered correctly, and whether the question
 * separates strong from weak students.
 */
export const bankFigures = ['easy', 'medium', 'hard', 'discriminating'] as const
export const bankOrders = ['newest', 'least used', 'easiest', 'hardest', 'most discriminating'] as const

/**
 * A search in the caller's other quizzes. All `words` must occur in the question, its options, its tags or the name
 * of its quiz. All `tags` must match. `quiz_id` is the quiz that is being written: questions of its versions are not
 * found. `from` counts from 0.
 */
export const bankSearch = z.strictObject({
  quiz_id: id,
  words: z.optional(text(lengths.search)),
  tag_names: z.optional(z.array(text(lengths.tag)).check(z.maxLength(bankLimits.tags))),
  difficulty: z.optional(difficulty),
  use: z.optional(z.enum(bankUses)),
  figures: z.optional(z.enum(bankFigures)),
  order: z.optional(z.enum(bankOrders)),
  from: z.optional(count.check(z.maximum(bankLimits.from))),
  count: z.optional(count.check(z.minimum(1), z.maximum(bankLimits.perPage))),
})
export type BankSearch = z.infer<typeof bankSearch>

/**
 * A question of the bank. Equal questions are one entry. `quiz_name` and `question_no` say where it is: in the
 * newest quiz, preferably a published one. `quizzes` counts all quizzes with it, `attempts` all answers to it. The
 * figures are of first attempts in the quiz with most students (`students`). `few`: there are too few for a verdict.
 */
export const bankQuestion = z.looseObject({
  origin_id: id,
  content: questionContent,
  quiz_id: id,
  quiz_name: text(lengths.name),
  question_no: count,
  is_published: z.boolean(),
  quizzes: count,
  attempts: count,
  students: count,
  few: z.boolean(),
  facility: figure,
  discrimination: figure,
})
export type BankQuestion = z.infer<typeof bankQuestion>

/** A page of the `total` questions found. `tags` are the most frequent tags of all of them. */
export const bankPage = z.looseObject({
  questions: z.array(bankQuestion),
  total: count,
  tags: z.array(z.looseObject({ tag_name: text(lengths.tag), questions: count })),
})
