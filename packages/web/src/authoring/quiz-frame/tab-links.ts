import { say } from '@quizwright/domain/language/say.ts'
import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import type { QuizTab } from '../../routes/quiz-address.ts'
import { href } from '../../routes/routes.ts'
import { mayOpen } from './allowed-screen.tsx'
import type { FramedQuiz } from './use-overview.ts'

/** The last address of each tab of a quiz, and the session that was open. */
export type Visited = {
  quizId: string
  sessionId: string | undefined
  addresses: Partial<Record<QuizTab, string>>
}

const emptyVisit = (quizId: string): Visited => ({ quizId, sessionId: undefined, addresses: {} })

type Place = {
  quizId: string
  tab: QuizTab | undefined
  sessionId: string | undefined
  /** The address with its query. */
  address: string
}

/**
 * Records the open address. Tabs that list by session determine the session; the last addresses of other tabs
 * with another session are forgotten.
 */
export const visit = (before: Visited | undefined, { quizId, tab, sessionId, address }: Place): Visited => {
  const { addresses, ...visited } = before && before.quizId === quizId ? before : emptyVisit(quizId)
  if (tab === undefined) return { ...visited, addresses }
  const listsBySession = tab === 'results' || tab === 'statistics'
  const kept = listsBySession && sessionId !== visited.sessionId ? withoutSessions(addresses) : addresses
  return {
    quizId,
    sessionId: listsBySession ? sessionId : visited.sessionId,
    addresses: { ...kept, [tab]: address },
  }
}

const withoutSessions = ({ results: _, statistics: __, ...others }: Visited['addresses']) => others

export type TabLink = { tab: QuizTab; label: string; href: string }

/** The tabs of a quiz with links to their last addresses and the open session. */
export const tabLinks = (
  quiz: Pick<FramedQuiz, '_id' | 'quiz_type' | 'instructor_id' | 'module_id' | 'chapter_id' | 'role'>,
  visited: Visited | undefined,
): TabLink[] => {
  const { sessionId, addresses } = visited && visited.quizId === quiz._id ? visited : emptyVisit(quiz._id)
  const first: Record<QuizTab, string> = {
    questions: href.editQuestions(editorQuery(quiz)),
    preview: href.preview({ quizId: quiz._id }),
    sessions: href.sessions({ quizId: quiz._id }),
    results: href.results(sessionId === undefined ? { quizId: quiz._id } : { sessionId }),
    statistics: href.quizStats(quiz._id, sessionId),
    issues: href.issues({ quizId: quiz._id }),
  }
  const labels: Record<QuizTab, string> = {
    questions: say('Questions'),
    preview: say(screenRoutes.preview.title),
    sessions: say(screenRoutes.sessions.title),
    results: say(screenRoutes.results.title),
    statistics: say('Statistics'),
    issues: say(screenRoutes.issues.title),
  }
  const tabs = (Object.keys(first) as QuizTab[]).filter((tab) => mayOpen(quiz.role, tab))
  return tabs.map((tab) => ({
    tab,
    label: labels[tab],
    href: addresses[tab] ?? first[tab],
  }))
}
