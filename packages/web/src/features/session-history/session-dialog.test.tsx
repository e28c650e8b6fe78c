import { sessionEndpoints } from '@quizwright/contracts/endpoints/session.ts'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { labels, toasts } from '@quizwright/domain/texts.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import SessionDialog from './session-dialog.tsx'

beforeEach(() =>
  storeCredentials({
    uid: 'me',
    token: 'token',
    user: { userId: 'me', name: 'Ada', email: 'ada@example.org', token: 'token' },
  }),
)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
})

const stored = {
  _id: 's1',
  name: 'Spring',
  description: 'The first run.',
  start_time: '2030-03-01 12:00:00',
  end_time: '2090-09-01 12:00:00',
} as Session

const open = async (edited?: Session) => {
  vi.spyOn(rest(quizEndpoints), 'getQuizForInstructor').mockResolvedValue({
    status: 200,
    data: { quiz: { module_id: 'm1', course_id: 'c1' } },
  } as never)
  const response = { status: 200, data: { session: stored } }
  const create = vi.spyOn(rest(sessionEndpoints), 'createSession').mockResolvedValue(response)
  const edit = vi.spyOn(rest(sessionEndpoints), 'editSession').mockResolvedValue(response)
  const onClose = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionDialog quizId="q1" hasSettings={false} edited={edited} onClose={onClose} />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
  const write = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label, { exact: false }))
    if (text) await userEvent.type(screen.getByLabelText(label, { exact: false }), text)
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { create, edit, onClose, write, press }
}
const shownToasts = () => toasterStore.current().map(({ text }) => text)

test('a new session is sent with the quiz, its course and its module', async () => {
  const { create, onClose, write, press } = await open()
  await write(labels.name, 'Autumn')
  await write(labels.description, 'The second run.')
  await press(labels.publish)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(create).toHaveBeenCalledExactlyOnceWith({
    body: {
      quiz_id: 'q1',
      name: 'Autumn',
      description: 'The second run.',
      start_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      end_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      instructor_id: 'me',
      module_id: 'm1',
      course_id: 'c1',
    },
  })
  expect(shownToasts()).toEqual([toasts.sessionCreated])
})

test('a new session without a name is not sent, and Cancel sends nothing', async () => {
  const { create, onClose, press } = await open()
  await press(labels.publish)
  expect(await screen.findByText('name is required')).toBeDefined()
  expect(screen.getByText('description is required')).toBeDefined()
  await press(labels.cancel)
  expect([create.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})

test('a changed session is sent without a check by the page', async () => {
  const { edit, onClose, write, press } = await open(stored)
  await write(labels.name, '')
  await press(labels.publish)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const { name, description, start_time, end_time } = { ...stored, name: '' }
  expect(edit).toHaveBeenCalledExactlyOnceWith({
    body: { name, description, start_time, end_time, sessionId: 's1' },
  })
  expect(shownToasts()).toEqual([toasts.sessionUpdated])
})

test("given a status that is no success, then the services' message is a warning and the fields stay", async () => {
  const { edit, onClose, press } = await open(stored)
  edit.mockResolvedValue({ status: 409, message: 'Another session has this name.' } as never)
  await press(labels.publish)
  await waitFor(() => expect(shownToasts()).toEqual(['Another session has this name.']))
  edit.mockRejectedValue(new Problem('RULE', { message: 'name is required' }))
  await press(labels.publish)
  await waitFor(() => expect(shownToasts()).toContain('name is required'))
  expect(toasterStore.current().map(({ tone }) => tone)).toEqual(['warning', 'warning'])
  expect(onClose).not.toHaveBeenCalled()
  expect(screen.getByDisplayValue('Spring')).toBeDefined()
})
