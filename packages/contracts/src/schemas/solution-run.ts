import * as z from 'zod/mini'
import { runAiModels } from '@quizwright/domain/schemas/quiz.ts'
import { count, id } from '@quizwright/domain/schemas/text.ts'

/** The quizzes and the model of an AI job. Existing solutions stay unless `replace` is set. */
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
 * What a job would write into one quiz. `field` is `solution`, which students see, or `ai_solution`, with which
 * descriptive answers are compared. Of its `questions`, `to_write` get a solution, `kept` keep theirs and
 * `left_empty` get none.
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

/** The first solution as the job would write it. `text` is null if the model gave none; then there is a reason. */
export const firstSolution = z.looseObject({
  quiz_name: z.string(),
  question_no: count,
  question: z.string(),
  text_before: z.nullable(z.string()),
  text: z.nullable(z.string()),
  why_none: z.nullable(z.string()),
})

/**
 * The effect of an AI job. `is_offline`: no model is configured. `why_left` says why some questions get no solution.
 */
export const solutionPreview = z.looseObject({
  is_offline: z.boolean(),
  quizzes: z.array(quizToSolve),
  why_left: z.nullable(z.string()),
  first: z.nullable(firstSolution),
})
export type SolutionPreview = z.infer<typeof solutionPreview>

/**
 * The result of undoing a job: the number of restored solutions, and of questions that were edited since and stay.
 * `kept` are quizzes that the caller may not edit any more, and why; they can be undone once they may again.
 */
export const undoneSolutions = z.looseObject({
  restored: count,
  edited: z.array(z.looseObject({ quiz_id: id, quiz_name: z.string(), question_no: count })),
  kept: z.optional(z.array(z.looseObject({ quiz_id: id, quiz_name: z.string(), message: z.string() }))),
})
export type UndoneSolutions = z.infer<typeof undoneSolutions>
