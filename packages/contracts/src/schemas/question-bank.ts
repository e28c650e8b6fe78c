import * as z from 'zod/mini'
import { bankLimits, lengths } from '../limits.ts'
import { figure } from './item-statistics.ts'
import { difficulty, questionContent } from './question.ts'
import { count, id, text } from './text.ts'

/** Whether students have answered a question in any quiz. */
export const bankUses = ['answered', 'not answered'] as const
/** What the answers of enough students say: how many were right, and whether it separates strong from weak. */
export const bankFigures = ['easy', 'medium', 'hard', 'discriminating'] as const
export const bankOrders = ['newest', 'least used', 'easiest', 'hardest', 'most discriminating'] as const

/**
 * What is searched for in the caller's other quizzes. `words` must all occur, in the question, its options, its tags or
 * the name of its quiz; every tag must be there. `quiz_id` is the quiz that the questions are for: its own, of any
 * version, are not found. `from` counts from 0.
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
 * A question of the bank, each content once. `quiz_name` and `question_no` are where it stands, in the newest quiz, a
 * published one if there is one; `quizzes` counts all of them, `attempts` all answers to it. The figures are of the
 * first attempts in the one quiz that most students answered it in, `students` of them; `few`: too few to judge by.
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

/** A page of what was found, of `total`. `tags` are the most frequent ones of all that could be found. */
export const bankPage = z.looseObject({
  questions: z.array(bankQuestion),
  total: count,
  tags: z.array(z.looseObject({ tag_name: text(lengths.tag), questions: count })),
})
