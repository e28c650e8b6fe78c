import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'

const { filters, sort, search, pagination } = defaultListState
const { authenticateFrontendRoute, countQuizzes, getFilteredQuizzes } = endpoints
const { getItemStatistics, getQuestionsByQuizId, getQuizForInstructor } = endpoints
const { getQuizOverview, getQuizStats, getResultsByQuiz } = endpoints

const ofUser = (path: string): string => path.replace(':instructorId', '$uid')
/** The call about a quiz, without the parameters that may be left out. */
const ofQuiz = ({ path }: { path: string }, query = ''): { url: string } => ({
  url: path.replace(':id', '$quiz').replaceAll(/\/:\w+\?/g, '') + query,
})

/** What the frame around the screens of a quiz shows. */
const overview = ofQuiz(getQuizOverview, '?quizId=$quiz')
const quiz = ofQuiz(getQuizForInstructor)

/**
 * What `ask-early.ts` is built with: the address that says whether a screen may be opened and, by the path of a
 * screen, the calls of which all but the ids of user and quiz is known before the page's script runs. At most three:
 * browsers open six connections, and scripts need them too.
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
