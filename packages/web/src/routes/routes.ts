import { fillPath } from '@quizwright/contracts/http/prepare-request.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'

type Query = Readonly<Record<string, string | undefined>>

const withQuery = (path: string, query: Query): string => {
  const defined = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return defined.length === 0 ? path : `${path}?${new URLSearchParams(defined)}`
}

/** Builds links to the screens. */
export const href = {
  quizList: (query: { keepFilters?: 'true'; shared?: 'true'; editType?: 'back'; EditquizID?: string } = {}) =>
    withQuery(screenRoutes.quizList.path, query),
  /** If `type` is 1, `id` is a module; if 2, a chapter. */
  editQuestions: (query: {
    quizId: string
    quizType: string
    instructorId: string
    type?: '1' | '2'
    id?: string
    ai?: string
    question_no?: string
  }) => withQuery(screenRoutes.editQuestions.path, query),
  /** The preview of a quiz as a student sees it. */
  preview: (query: { quizId: string }) => withQuery(screenRoutes.preview.path, query),
  /** The issues that students reported on a quiz. */
  issues: (query: { quizId: string }) => withQuery(screenRoutes.issues.path, query),
  sessions: (query: { quizId: string }) => withQuery(screenRoutes.sessions.path, query),
  /** The results of a quiz or of one session. `key` and `keyword` define a search. */
  results: (query: ({ quizId: string } | { sessionId: string }) & { key?: string; keyword?: string }) =>
    withQuery(screenRoutes.results.path, query),
  result: (query: { resultId: string }) => withQuery(screenRoutes.result.path, query),
  quizStats: (quizId: string, sessionId?: string) =>
    sessionId
      ? fillPath(screenRoutes.sessionStats.path, { quiz_id: quizId, sessionid: sessionId })
      : fillPath(screenRoutes.quizStats.path, { quiz_id: quizId }),
  questionStats: (quizId: string, query: { sessionId?: string; question_no?: string } = {}) =>
    withQuery(fillPath(screenRoutes.questionStats.path, { quiz_id: quizId }), query),
  daqResult: (query: { resultId: string }) => withQuery(screenRoutes.daqResult.path, query),
  /** Where a colleague opens a shared quiz. Browsers do not send the secret, the part after the #, to servers. */
  join: (secret: string) => `${screenRoutes.join.path}#${secret}`,
  /** The waiting answers by quiz. */
  toMark: () => screenRoutes.toMark.path,
  /** The marking of answers one after the other, of all quizzes, of one, or of a group of its course. */
  marking: (query: { quizId?: string; order?: string; sessionId?: string } = {}) =>
    withQuery(screenRoutes.marking.path, query),
  /** Who marks which answers of a quiz. */
  markingTeam: (query: { quizId: string }) => withQuery(screenRoutes.markingTeam.path, query),
  editQuestion: (query: { quizId: string; question_no: string }) =>
    withQuery(screenRoutes.editQuestion.path, query),
  /** `quizId` is any version of the quiz; `from` and `to` are the versions to compare. */
  compareVersions: (query: { quizId: string; from?: string; to?: string }) =>
    withQuery(screenRoutes.compareVersions.path, query),
}
