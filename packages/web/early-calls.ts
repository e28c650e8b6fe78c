import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'

const { filters, sort, search, pagination } = defaultListState
const { authenticateFrontendRoute, countQuizzes, getFilteredQuizzes } = endpoints
const ofUser = (path: string): string => path.replace(':instructorId', '$uid')

/**
 * What `ask-early.ts` is built with: the address that says whether a screen may be opened and, by the path of a
 * screen, the calls of which all but the user's id is known before the page's script runs.
 */
export const earlyCalls = {
  MAY_OPEN_URL: JSON.stringify(authenticateFrontendRoute.path),
  EARLY_CALLS: JSON.stringify({
    [screenRoutes.quizList.path]: [
      {
        url: ofUser(getFilteredQuizzes.path),
        body: JSON.stringify({ filters, sort, search, pagination }),
      },
      { url: ofUser(countQuizzes.path), body: JSON.stringify({ search }) },
    ],
  }),
} as const
