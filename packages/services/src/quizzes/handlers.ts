import type { Context } from '../context.ts'
import { countOpenAttempts } from './count-open-attempts.ts'
import { createQuiz } from './create-quiz.ts'
import { countHandlers, listHandlers } from './list/list-handlers.ts'
import { overviewHandlers } from './list/overview-handlers.ts'
import { readHandlers } from './read-handlers.ts'
import { stateHandlers } from './change-state.ts'
import { getAbilities } from './get-abilities.ts'
import { getSharableLink } from './get-sharable-link.ts'
import { getQuizOverview } from './read-quiz-overview.ts'
import { updateQuiz } from './update-quiz.ts'

export const quizzesHandlers = (context: Context) => ({
  createQuiz: createQuiz(context),
  countOpenAttempts: countOpenAttempts(context),
  getAbilities: getAbilities(context),
  updateQuiz: updateQuiz(context),
  getSharableLink: getSharableLink(context),
  getQuizOverview: getQuizOverview(context),
  ...readHandlers(context),
  ...listHandlers(context),
  ...countHandlers(context),
  ...overviewHandlers(context),
  ...stateHandlers(context),
})
