import type { Context } from '../../context.ts'
import { findSimilarQuestions } from './find-similar-questions.ts'

export const similarQuestionsHandlers = (context: Context) => ({
  findSimilarQuestions: findSimilarQuestions(context),
})
