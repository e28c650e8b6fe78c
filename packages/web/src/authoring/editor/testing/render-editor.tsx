import { defined } from '@quizwright/domain/defined.ts'
import 'fake-indexeddb/auto'
import { interactionKinds } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion, Question } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { Router, useSearch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { findOpenDraft } from '../../document/drafts-on-page.ts'
import { closeAllDrafts } from '../../document/open-drafts.ts'
import { runningSave } from '../../document/saving/saves.ts'
import { queryClient } from '../../../api/query-client.ts'
import { storeCredentials } from '../../../auth/credentials.ts'
import { emptyDatabases } from '../../../test-support/empty-databases.ts'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { toasterStore } from '../../../ui/feedback/toaster-store.ts'
import QuestionEditorScreen from '../question-editor-screen.tsx'
import { fakeQuiz, stored } from './fake-quiz.ts'

type Answers = (path: string, url: URL, init: RequestInit | undefined) => unknown

/** The abilities of services that store no kinds of questions beside those of the specification. */
export const withoutKinds: Answers = (path) =>
  path === 'quiz/get-abilities' ? { status: 200, data: { kinds: [], features: [] } } : undefined

/**
 * Responds to the editor's calls as the gateway would. Responses in `extra`, which may be promises, take
 * precedence.
 */
export const fakeGateway = (
  questions: readonly (DraftQuestion & Pick<Question, 'related_video'>)[],
  quiz: Quiz = fakeQuiz,
  extra: Answers = () => undefined,
): void => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
      const path = url.pathname.replace('/api/', '')
      const [from, count] = ['from', 'count'].map((name) => Number(url.searchParams.get(name) ?? 0))
      const answers: Record<string, () => object> = {
        'quiz/get-quiz-for-instructor': () => ({ quiz }),
        'question/get-question-by-quiz-id': () => ({
          questions: stored(questions).slice(from, defined(from, 'from') + defined(count, 'count')),
          total: questions.length,
          revision: quiz.revision,
        }),
        'tag/get-tags': () => ({ tag: [{ _id: 't1', tag_name: 'sums', tag_type: 'general' }] }),
        'quiz/get-abilities': () => ({
          kinds: interactionKinds.map((kind) => ({ kind, version: 1 })),
          features: ['feedback', 'drawn_numbers'],
        }),
      }
      const [, answer] = Object.entries(answers).find(([call]) => path.startsWith(call)) ?? []
      const known = extra(path, url, init) ?? (answer && { status: 200, data: answer() })
      return known === undefined
        ? Response.json(
            { status: 404, code: 'NOT_FOUND', message: 'Not found.', requestId: 'r' },
            { status: 404 },
          )
        : Response.json(await known)
    }),
  )
}

vi.setConfig({ testTimeout: 60_000 })

const Screen = () => <QuestionEditorScreen params={{}} search={new URLSearchParams(useSearch())} />

/** Opens the editor's screen at an address. Only the network and the layout are faked. */
export const renderEditor = (search = 'quizId=quiz1&quizType=full&instructorId=me') => {
  storeCredentials({
    uid: 'me',
    token: 'token',
    user: { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' },
  })
  // Without a layout nothing has a size, and lists that render only visible rows would render none.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
  const location = memoryLocation({ path: `/quiz/edit-quiz-questions?${search}` })
  const screen = render(
    <QueryClientProvider client={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <Screen />
      </Router>
      <Toaster />
    </QueryClientProvider>,
  )
  const document = () =>
    defined(findOpenDraft('me', 'quiz1'), 'findOpenDraft').store.getSnapshot().context.document
  return {
    screen,
    /** Waits until the summary and all questions of the page are rendered, which follow the active question. */
    wholePage: async () => {
      await screen.findByRole('complementary', { name: 'Summary' })
      await waitFor(() => expect(screen.container.querySelector('[data-no][aria-busy]')).toBeNull())
    },
    /** Leads to another question, as a link or the end of the wizard does. */
    leadTo: (no: number) =>
      act(async () => location.navigate(`/quiz/edit-quiz-questions?${search}&question_no=${no}`)),
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    questions: () => document().questions,
  }
}

/** Removes everything that one test could leave for the next. */
export const cleanUpEditor = async (): Promise<void> => {
  await closeAllDrafts()
  await emptyDatabases()
  queryClient.clear()
  for (const toast of toasterStore.current()) toasterStore.dismiss(toast.id)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(runningSave(fakeQuiz._id), 'a save that the next test would show').toBeUndefined()
}
