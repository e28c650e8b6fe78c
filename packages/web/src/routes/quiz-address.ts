import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { id } from '@quizwright/domain/schemas/text.ts'

/** The tabs above the screens of a quiz. */
export type QuizTab = 'questions' | 'preview' | 'sessions' | 'results' | 'statistics' | 'issues'

/**
 * The quiz to which the address of a screen belongs, identified by one of three ids. `tab` is missing if the
 * screen belongs to no tab. `back` is the way out that the specification defines for this screen: a button or
 * a link to the previous screen, or a link to the list.
 */
export type QuizAddress = {
  tab?: QuizTab
  quizId?: string
  sessionId?: string
  resultId?: string
  back: 'button' | 'link' | 'list'
}

type ScreenOfQuiz = {
  tab?: QuizTab
  back: QuizAddress['back']
  read: (params: Params, search: URLSearchParams) => Ids
}
type Ids = Partial<Record<'quizId' | 'sessionId' | 'resultId', string | null | undefined>>
type Params = Readonly<Record<string, string>>

const byQuery = (_: Params, search: URLSearchParams): Ids => ({ quizId: search.get('quizId') })
const byResult = (_: Params, search: URLSearchParams): Ids => ({ resultId: search.get('resultId') })
const byPath = ({ quiz_id, sessionid }: Params, search: URLSearchParams): Ids => ({
  quizId: quiz_id,
  sessionId: sessionid ?? search.get('sessionId'),
})
/** A session takes precedence over a quiz, as on the screen itself. */
const bySession = (_: Params, search: URLSearchParams): Ids => {
  const sessionId = search.get('sessionId')
  return sessionId ? { sessionId } : { quizId: search.get('quizId') }
}

/** The screens of a quiz by their path in the table of screens. */
const screensOfQuiz: Readonly<Record<string, ScreenOfQuiz>> = {
  [screenRoutes.editQuestions.path]: { tab: 'questions', back: 'link', read: byQuery },
  [screenRoutes.editQuestion.path]: { tab: 'questions', back: 'link', read: byQuery },
  [screenRoutes.preview.path]: { tab: 'preview', back: 'link', read: byQuery },
  [screenRoutes.issues.path]: { tab: 'issues', back: 'link', read: byQuery },
  [screenRoutes.sessions.path]: { tab: 'sessions', back: 'button', read: byQuery },
  [screenRoutes.results.path]: { tab: 'results', back: 'link', read: bySession },
  [screenRoutes.result.path]: { tab: 'results', back: 'link', read: byResult },
  [screenRoutes.daqResult.path]: { tab: 'results', back: 'link', read: byResult },
  [screenRoutes.quizStats.path]: { tab: 'statistics', back: 'list', read: byPath },
  [screenRoutes.sessionStats.path]: { tab: 'statistics', back: 'list', read: byPath },
  [screenRoutes.questionStats.path]: { tab: 'statistics', back: 'list', read: byPath },
  [screenRoutes.compareVersions.path]: { back: 'link', read: byQuery },
}

/** Reads the quiz of an address. Undefined if the screen belongs to no quiz or an id is invalid. */
export const readQuizAddress = (
  route: string,
  params: Params,
  search: URLSearchParams,
): QuizAddress | undefined => {
  const screen = screensOfQuiz[route]
  if (!screen) return undefined
  const named = Object.entries(screen.read(params, search)).filter(([, value]) => value)
  if (named.length === 0 || named.some(([, value]) => !id.safeParse(value).success)) return undefined
  return { ...(screen.tab && { tab: screen.tab }), back: screen.back, ...Object.fromEntries(named) }
}
