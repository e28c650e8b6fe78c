import type { Context } from '../../context.ts'
import { createAutomaticQuiz } from './create-automatic-quiz.ts'

export const generationHandlers = (context: Context) => ({
  createAutomaticQuiz: createAutomaticQuiz(context),
})
