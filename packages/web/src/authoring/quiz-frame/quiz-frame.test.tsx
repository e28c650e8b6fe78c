import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { queryClient } from '../../api/query-client.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { notCounted } from '../../corrections/fixtures.ts'
import type { QuizAddress } from '../../routes/quiz-address.ts'
import { InsideFrame } from '../../ui/layout/inside-frame.ts'
import { Page } from '../../ui/layout/page.tsx'
import { closeAllDrafts, openDraft } from '../document/open-drafts.ts'
import { fakeQuiz } from '../editor/testing/fake-quiz.ts'
import { framedQuiz } from './framed-quiz-fixture.ts'
import { QuizFrame } from './quiz-frame.tsx'

const overview = {
  ...framedQuiz,
  revision: 3,
  attempts: 130,
  reports_count: 5,
  question_count: 1,
  students: 120,
  to_mark: 3,
  newest: { _id: 'q1', version: 1, is_published: true },
}
const cameFrom = { address: '/quiz/to-mark', title: 'To mark' }
type Answer = (url: URL, body: unknown) => unknown

const serve = (answer: Answer) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
      const text = input instanceof Request ? await input.text() : String(init?.body ?? '')
      const data = answer(url, text === '' ? undefined : JSON.parse(text))
      return data === undefined
        ? Response.json(
            { status: 501, code: 'NOT_OFFERED', message: 'Not offered.', requestId: 'r' },
            { status: 501 },
          )
        : Response.json({ status: 200, data })
    }),
  )

const open = (place: QuizAddress = { tab: 'questions', back: 'link', quizId: 'q1' }) => {
  const location = memoryLocation({ path: '/quiz/edit-quiz-questions?quizId=q1', record: true })
  const frame = (at: QuizAddress, address = '/quiz/edit-quiz-questions?quizId=q1') => (
    <QueryClientProvider client={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <QuizFrame quizAddress={at} address={address} cameFrom={cameFrom}>
          <Page title="Part">Content</Page>
          <InsideFrame.Consumer>{(inside) => <code>{String(inside)}</code>}</InsideFrame.Consumer>
        </QuizFrame>
      </Router>
    </QueryClientProvider>
  )
  const rendered = render(frame(place))
  return {
    user: userEvent.setup(),
    location,
    show: (at: QuizAddress, address?: string) => rendered.rerender(frame(at, address)),
  }
}

configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  storeCredentials({
    uid: 'me',
    token: 'token',
    user: { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' },
  })
})
afterEach(async () => {
  cleanup()
  await closeAllDrafts()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a published quiz with attempts shows its state, what is waiting, and what a change would do', async () => {
  serve(() => ({ overview }))
  open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Motion')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Part')
  expect(screen.getByText('Published')).toBeTruthy()
  expect(screen.getByRole('link', { name: '130 attempts' })).toBeTruthy()
  expect(screen.getByText('5 issues')).toBeTruthy()
  expect(screen.getByRole('link', { name: '3 to mark' })).toBeTruthy()
  // The editor's own bar shares it, which stays in sight.
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.getByRole('note').textContent).toBe(
    '120 students have taken this quiz. Saving changes creates version 2; existing results stay as they are. ' +
      'To fix a wrong answer key, use Regrade. Start version 2 now',
  )
  expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('aria-current')).toBe('page')
})

test('a published quiz that students are taking says so before anybody has handed in', async () => {
  serve(() => ({ overview: { ...overview, attempts: 0, students: 0, open_attempts: 3 } }))
  open()
  expect((await screen.findByRole('note')).textContent).toMatch(
    /^3 attempts are in progress. Saving changes creates version 2;/,
  )
  expect(screen.getByText('3 in progress')).toBeTruthy()
})

test('given corrected questions, then the note says that a new version keeps the corrections', async () => {
  const undone = { ...notCounted, question_id: 'q3', undone_at: '2030-01-02 00:00:00' }
  const corrections = [notCounted, undone, { ...notCounted, question_id: 'q2' }]
  serve((url) => (url.pathname.includes('get-corrections') ? { corrections } : { overview }))
  open()
  await waitFor(() =>
    expect(screen.getByRole('note').textContent).toContain(
      '2 questions were corrected. A new version keeps the corrections unless you change the questions.',
    ),
  )
})

test('the counts are the same on every tab', async () => {
  serve(() => ({ overview: { ...overview, question_count: 19 } }))
  const { show } = open()
  expect(await screen.findByText('19 questions')).toBeTruthy()
  show({ tab: 'statistics', back: 'link', quizId: 'q1' })
  expect(screen.getByText('19 questions')).toBeTruthy()
})

test("the note about students' answers is shown only above the questions", async () => {
  serve(() => ({ overview }))
  const { show } = open()
  expect(await screen.findByRole('note')).toBeTruthy()
  show({ tab: 'sessions', back: 'button', quizId: 'q1' })
  expect(screen.getByRole('link', { name: '130 attempts' })).toBeTruthy()
  expect(screen.queryByRole('note')).toBeNull()
})

test('a draft of a later version is published by its number, except in the editor', async () => {
  serve(() => ({ overview: { ...overview, version: 2, is_published: false, attempts: 0, students: 0 } }))
  const { show } = open({ tab: 'sessions', back: 'button', quizId: 'q1' })
  expect(await screen.findByRole('button', { name: 'Publish version 2' })).toBeTruthy()
  show({ tab: 'questions', back: 'link', quizId: 'q1' })
  expect(screen.queryByRole('button', { name: 'Publish version 2' })).toBeNull()
})

test('Enter saves a title edited in place, and Escape discards it', async () => {
  const sent: unknown[] = []
  serve((url, body) => {
    if (!url.pathname.endsWith('update-quiz')) return { overview }
    sent.push(body)
    return { quiz: { ...overview, name: 'Velocity' } }
  })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Motion' }))
  await user.keyboard('Nothing{Escape}')
  expect(sent).toEqual([])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Motion'))
  await user.click(screen.getByRole('button', { name: 'Motion' }))
  await user.keyboard('Velocity{Enter}')
  await waitFor(() => expect(sent).toEqual([{ quiz_id: 'q1', name: 'Velocity' }]))
})

test('the menu of a second version compares it with the first', async () => {
  serve(() => ({ overview: { ...overview, version: 2 } }))
  const { user, location } = open()
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Compare versions' }))
  expect(location.history.at(-1)).toBe('/quiz/compare-versions?quizId=q1')
})

const session = {
  _id: 's2',
  name: 'Spring',
  description: '',
  start_time: '2030-01-01 00:00:00',
  end_time: '2030-07-01 00:00:00',
  instructor_id: 'me',
  module_id: null,
  course_id: null,
  quiz_id: { _id: 'q2', name: 'Motion', created_at: '2030-01-01 00:00:00', duration: 600, reports_count: 0 },
}

test('a window with links is closed on the screen to which they lead', async () => {
  serve(() => ({ overview }))
  const { user, show } = open()
  await user.click(await screen.findByRole('button', { name: /^Version 1/ }))
  expect(await screen.findByRole('dialog', { name: 'Version(s) History' })).toBeTruthy()
  show({ tab: 'questions', back: 'link', quizId: 'q1' }, '/quiz/edit-quiz-questions?quizId=q1&question_no=2')
  expect(screen.getByRole('dialog', { name: 'Version(s) History' })).toBeTruthy()
  show({ back: 'link', quizId: 'q1' }, '/quiz/compare-versions?quizId=q1')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('version 2 can be created before anything is changed, once its author agrees', async () => {
  serve((url) =>
    url.pathname.endsWith('create-new-version')
      ? { quiz: { ...fakeQuiz, _id: 'q2', id: 'q2', version: 2 }, session }
      : { overview, results: [] },
  )
  await openDraft('me', { ...fakeQuiz, _id: 'q1' })
  const { user, location } = open()
  await user.click(await screen.findByRole('button', { name: 'Start version 2 now' }))
  await user.click(await screen.findByRole('button', { name: 'Manage Changes and Create New Version' }))
  await user.click(await screen.findByRole('button', { name: 'Leave unchanged' }))
  await waitFor(() => expect(location.history.at(-1)).toContain('quizId=q2'))
})

test('publishing an empty quiz says that it is empty', async () => {
  const calls: string[] = []
  serve((url) => {
    calls.push(url.pathname)
    return { overview: { ...overview, is_published: false, question_count: 0, attempts: 0, students: 0 } }
  })
  const { user, location } = open({ tab: 'sessions', back: 'button', quizId: 'q1' })
  await user.click(await screen.findByRole('button', { name: 'Publish' }))
  expect(location.history.at(-1)).toContain('/quiz/edit-quiz-questions?quizId=q1')
  expect(calls.some((path) => path.endsWith('update-quiz'))).toBe(false)
})

test('given services without the overview call, the frame shows what the specification provides', async () => {
  serve((url) => {
    if (url.pathname.endsWith('get-overview')) return undefined
    const { question_count: _, students: __, to_mark: ___, newest: ____, ...quiz } = overview
    return {
      quiz: {
        ...quiz,
        id: 'q1',
        description: '',
        course: null,
        module: null,
        chapter: null,
        video: null,
        course_id: null,
        video_id: null,
        tags: [],
        faculties: [],
        session_id: null,
        is_skippable: false,
        is_direct_check: false,
        created_at: '2030-01-01 00:00:00',
        reports: [],
        ai_applied: false,
        ai_quiz_active: false,
        ai_model: 'gpt-3.5',
        skip_ocr: false,
        duration: 600,
        hours: 0,
        mins: 10,
        passing_percentage: 50,
        result_delay_in_hours: 0,
        total_marks: 1,
        family_id: 'f1',
      },
    }
  })
  open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Motion')
  expect(screen.getByRole('note').textContent).toContain('Students have taken this quiz.')
  expect(screen.queryByText(/to mark$/)).toBeNull()
})

test('the way back leads to the screen the user came from, and from the statistics to the list', async () => {
  serve(() => ({ overview }))
  const { user, location, show } = open()
  expect((await screen.findByRole('link', { name: 'To mark' })).getAttribute('href')).toBe('/quiz/to-mark')
  show({ tab: 'statistics', back: 'list', quizId: 'q1' })
  expect(screen.getByRole('link', { name: 'Quizzes' }).getAttribute('href')).toBe('/quiz/quiz-landing')
  show({ tab: 'sessions', back: 'button', quizId: 'q1' })
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(location.history.at(-1)).toBe('/quiz/to-mark')
})

test('given a quiz that cannot be read, then no placeholder stays above the error screen', async () => {
  serve(() => undefined)
  open({ tab: 'results', back: 'button', quizId: 'q9' })
  expect(screen.getByRole('status', { name: 'Loading the quiz' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(screen.getByText('Content')).toBeTruthy()
})

test('where the title may need several lines, the screen waits for the frame, so that nothing moves', async () => {
  serve(() => ({ overview }))
  open({ tab: 'results', back: 'link', quizId: 'q1' })
  const waits = () => screen.getByText('Content').closest('[data-waits]') !== null
  expect(waits()).toBe(true)
  expect(await screen.findByRole('link', { name: '130 attempts' })).toBeTruthy()
  expect(waits()).toBe(false)
})

const noteStates = [['questions', 'moving'] as const, ['sessions', 'true'] as const]
test.each(noteStates)('the frame of %s says whether a note may move its screen', async (tab, first) => {
  serve(() => ({ overview }))
  open({ tab, back: 'link', quizId: 'q1' })
  expect(screen.getByText(first, { selector: 'code' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: '130 attempts' })).toBeTruthy()
  expect(screen.getByText('true', { selector: 'code' })).toBeTruthy()
})
