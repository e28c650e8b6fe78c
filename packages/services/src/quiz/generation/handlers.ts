import type { Context } from '../../shared/context.ts'
import { createAutomaticQuiz } from './create-automatic-quiz.ts'

export const generationHandlers = (context: Context) => ({
  createAutomaticQuiz: createAutomaticQuiz(context),
})
