import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Role } from '@quizwright/domain/rules/role.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { queryClient } from '../../../api/query-client.ts'
import { storeCredentials } from '../../../auth/credentials.ts'
import type { QuizTab } from '../../../routes/quiz-address.ts'
import { framedQuiz } from '../framed-quiz-fixture.ts'
import { QuizFrame } from '../quiz-frame.tsx'

const overview = {
  ...framedQuiz,
  is_published: true,
  revision: 3,
  attempts: 0,
  question_count: 1,
  students: 0,
  to_mark: 0,
  newest: { _id: 'q1', version: 1, is_published: true },
}
const owner = { _id: 'ada', name: 'Ada Lovelace', email: 'ada@example.org' }
const bo = {
  kind: 'person',
  _id: 'bo',
  name: 'Bo Bee',
  email: 'bo@example.org',
  role: 'viewer',
  given_at: '2030-01-01 00:00:00',
}
const course = { _id: 'c1', name: 'Physics 1' }

/** Opens the frame of a quiz for somebody with a role. Returns the bodies that were sent, by path. */
const open = (role: Role | undefined, tab: QuizTab = 'sessions') => {
  const sent: Record<string, unknown> = {}
  let shares = [bo]
  vi.stubGlobal(
    'fetch',
    vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost')
      const text = input instanceof Request ? await input.text() : String(init?.body ?? '')
      const call = pathname.split('/').at(-1)!
      if (text !== '') sent[call] = JSON.parse(text)
      if (call === 'add-share' && text.includes('nobody'))
        return Response.json(
          { status: 422, code: 'SHARE_REFUSED', message: 'Nobody signs in here with it.', requestId: 'r' },
          { status: 422 },
        )
      if (call === 'add-share') shares = [bo, { ...bo, _id: 'cy', name: 'Cy Dee', role: 'editor' }]
      if (call === 'remove-share') shares = []
      const data =
        pathname.includes('share') && call !== 'leave' ? { owner, role, shares, course } : undefined
      const shown = { ...overview, ...(role && { role, owner_name: owner.name }) }
      return Response.json({ status: 200, data: data ?? { overview: shown, quiz_id: 'q1' } })
    }),
  )
  const location = memoryLocation({ path: '/quiz/session-history?quizId=q1', record: true })
  render(
    <QueryClientProvider client={queryClient}>
      <Router hook={location.hook} searchHook={location.searchHook}>
        <QuizFrame
          quizAddress={{ tab, back: 'link', quizId: 'q1' }}
          address="/quiz/session-history?quizId=q1"
          cameFrom={undefined}
        >
          The screen
        </QuizFrame>
      </Router>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), sent, location }
}

const openPeople = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'People' }))
  return within(await screen.findByRole('dialog', { name: /^People with access to/ }))
}

configure({ asyncUtilTimeout: 10_000 })
beforeEach(() => {
  const user = { userId: 'me', name: 'Me', email: 'me@example.com', token: 'token' }
  storeCredentials({ uid: 'me', token: 'token', user })
})
afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('an owner gives a colleague a role, changes one and takes it away', async () => {
  const { user, sent } = open('owner')
  const dialog = await openPeople(user)
  await user.type(await dialog.findByLabelText('Colleague’s email'), ' cy@example.org')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Cy Dee')).toBeTruthy()
  expect(sent['add-share']).toEqual({ quiz_id: 'q1', email: 'cy@example.org', role: 'editor' })
  await user.selectOptions(dialog.getByLabelText('Role of Bo Bee'), 'marker')
  const named = { quiz_id: 'q1', kind: 'person', subject_id: 'bo' }
  await waitFor(() => expect(sent['change-share']).toEqual({ ...named, role: 'marker' }))
  await user.click(dialog.getByRole('button', { name: 'Remove Bo Bee' }))
  await waitFor(() => expect(dialog.queryByText('Bo Bee')).toBeNull())
  expect(sent['remove-share']).toEqual(named)
  await user.click(dialog.getByRole('button', { name: 'Add everyone who teaches Physics 1' }))
  await waitFor(() => expect(sent['add-share']).toEqual({ quiz_id: 'q1', course_id: 'c1', role: 'editor' }))
})

test('an address that cannot be right is not sent, and why another is refused stands at the field', async () => {
  const { user, sent } = open('owner')
  const dialog = await openPeople(user)
  const field = await dialog.findByLabelText('Colleague’s email')
  await user.type(field, 'cy')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Enter the email address your colleague signs in with.')).toBeTruthy()
  expect(sent['add-share']).toBeUndefined()
  await user.clear(field)
  await user.type(field, 'nobody@example.org')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Nobody signs in here with it.')).toBeTruthy()
  expect((field as HTMLInputElement).value).toBe('nobody@example.org')
})

test('a viewer sees who has the quiz and may leave it, and nothing that changes it is offered', async () => {
  const { user, location } = open('viewer')
  expect(await screen.findByRole('button', { name: 'Viewer · owned by Ada Lovelace' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).querySelector('button')).toBeNull()
  const tabs = within(screen.getByRole('navigation', { name: 'Quiz' })).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Preview', 'Sessions', 'Statistics', 'Issues'])
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  for (const absent of ['Details', 'Unpublish', 'Archive']) expect(items).not.toContain(absent)
  await user.keyboard('{Escape}')
  const dialog = await openPeople(user)
  expect(await dialog.findByText('Bo Bee')).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Add' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Leave this quiz' }))
  await waitFor(() => expect(location.history.at(-1)).toBe('/quiz/quiz-landing?shared=true'))
})

test.each([
  ['viewer', 'questions', 'Editor'],
  ['marker', 'questions', 'Editor'],
  ['viewer', 'results', 'Marker'],
] as const)('a %s who opens the %s by their address is told whom to ask', async (role, tab, needed) => {
  open(role, tab)
  expect(
    await screen.findByText(`Ada Lovelace owns this quiz. Ask them for the role ${needed}.`),
  ).toBeTruthy()
  expect(screen.queryByText('The screen')).toBeNull()
})

test.each([['owner'], ['editor'], [undefined]] as const)(
  'the tab of questions is open to %s',
  async (role) => {
    open(role, 'questions')
    expect(await screen.findByRole('link', { name: 'Questions' })).toBeTruthy()
    expect(screen.getByText('The screen')).toBeTruthy()
  },
)
