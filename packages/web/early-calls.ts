import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'

const { filters, sort, search, pagination } = defaultListState
const { authenticateFrontendRoute, countQuizzes, getFilteredQuizzes } = endpoints
const { getItemStatistics, getQuestionsByQuizId, getQuizForInstructor } = endpoints
const { getQuizOverview, getQuizStats, getResultsByQuiz } = endpoints

const ofUser = (path: string): string => path.replace(':instructorId', '$uid')
/** The request of a call about a quiz, without optional parameters. */
const ofQuiz = ({ path }: { path: string }, query = ''): { url: string } => ({
  url: path.replace(':id', '$quiz').replaceAll(/\/:\w+\?/g, '') + query,
})

/** The data of the frame around the screens of a quiz. */
const overview = ofQuiz(getQuizOverview, '?quizId=$quiz')
const quiz = ofQuiz(getQuizForInstructor)

/**
 * The constants that are built into `ask-early.ts`: the address that authorizes a screen and, for each path
 * of a screen, its first calls, as far as only the ids of user and quiz are unknown. At most three calls per
 * screen: browsers open six connections, and scripts need some too.
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
    [screenRoutes.editQuestions.path]: [quiz, ofQuiz(getQuestionsByQuizId, '?from=0&count=1000'), overview],
    [screenRoutes.preview.path]: [quiz, ofQuiz(getQuestionsByQuizId, '?from=0&count=1000'), overview],
    [screenRoutes.results.path]: [ofQuiz(getResultsByQuiz, '?from=0&count=100'), quiz, overview],
    [screenRoutes.sessions.path]: [overview],
    [screenRoutes.issues.path]: [overview],
    [screenRoutes.quizStats.path]: [ofQuiz(getQuizStats), quiz, overview],
    [screenRoutes.questionStats.path]: [ofQuiz(getItemStatistics, '?attempts=first'), quiz, overview],
  }),
} as const
