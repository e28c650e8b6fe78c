import type { Context } from '../../shared/context.ts'
import { findSimilarQuestions } from './find-similar-questions.ts'

export const similarQuestionsHandlers = (context: Context) => ({
  findSimilarQuestions: findSimilarQuestions(context),
})
