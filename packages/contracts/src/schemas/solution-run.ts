import * as z from 'zod/mini'
import { runAiModels } from './quiz.ts'
import { count, id } from './text.ts'

/**
 * Which solutions an AI job writes, and by which model. Solutions that are there stay unless `replace` says
 * otherwise.
 */
export const solutionRun = z.strictObject({
  quizIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
  modalType: z.enum(runAiModels),
  open_ai_params: z.strictObject({
    temperature: z.number().check(z.minimum(0), z.maximum(2)),
    top_p: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  replace: z.optional(z.boolean()),
})
export type SolutionRun = z.infer<typeof solutionRun>

/**
 * What a job would write into one quiz. `field`: `solution` is shown to students, `ai_solution` is what
 * descriptive answers are compared with. Of its `questions`, `to_write` get a solution, `kept` have one that
 * stays, and `left_empty` get none.
 */
export const quizToSolve = z.looseObject({
  quiz_id: id,
  quiz_name: z.string(),
  is_published: z.boolean(),
  field: z.enum(['solution', 'ai_solution']),
  questions: count,
  to_write: count,
  kept: count,
  left_empty: count,
})
export type QuizToSolve = z.infer<typeof quizToSolve>

/** The first solution as it would be written; `text` is null, with the reason, where a model gave none. */
export const firstSolution = z.looseObject({
  quiz_name: z.string(),
  question_no: count,
  question: z.string(),
  text_before: z.nullable(z.string()),
  text: z.nullable(z.string()),
  why_none: z.nullable(z.string()),
})

/** What an AI job would do. `is_offline`: no model is configured. `why_left` says why questions get none. */
export const solutionPreview = z.looseObject({
  is_offline: z.boolean(),
  quizzes: z.array(quizToSolve),
  why_left: z.nullable(z.string()),
  first: z.nullable(firstSolution),
})
export type SolutionPreview = z.infer<typeof solutionPreview>

/** What an undone job left: solutions as they were before, and questions that were edited since. */
export const undoneSolutions = z.looseObject({
  restored: count,
  edited: z.array(z.looseObject({ quiz_id: id, quiz_name: z.string(), question_no: count })),
})
export type UndoneSolutions = z.infer<typeof undoneSolutions>
