import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { fakeQuiz } from '../editor/testing/fake-quiz.ts'
import { useQuizActions } from './use-quiz-actions.ts'

const Actions = () => {
  const { unpublish, archive, question } = useQuizActions({ ...fakeQuiz, is_published: true })
  return (
    <>
      <button type="button" onClick={() => void unpublish()}>
        Unpublish it
      </button>
      <button type="button" onClick={() => void archive()}>
        Archive it
      </button>
      {question}
    </>
  )
}

/** Shows the actions on a quiz that so many students are taking. Returns what was sent, without the count. */
const show = (openAttempts: number) => {
  const user = { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' }
  storeCredentials({ uid: 'me', token: 'token', user })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input).endsWith('count-open-attempts'))
      return Response.json({
        status: 200,
        data: { quizzes: openAttempts > 0 ? [{ quiz_id: 'quiz1', open_attempts: openAttempts }] : [] },
      })
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ status: 200, data: { quiz: fakeQuiz, quiz_id: ['quiz1'] } })
  })
  const screen = render(
    <QueryClientProvider client={queryClient}>
      <Actions />
      <Toaster />
    </QueryClientProvider>,
  )
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  return { screen, sent, press }
}

/** Loads the code of dialogs, which is otherwise loaded with the first one. */
beforeAll(() => import('../../quiz-actions/ask-before-closing.tsx'))
afterEach(() => {
  cleanup()
  for (const { id } of toasterStore.current()) toasterStore.dismiss(id)
})

test('given students who are taking the quiz, unpublishing says how many and what happens, and waits', async () => {
  const { screen, sent, press } = show(3)
  await press('Unpublish it')
  const dialog = await screen.findByRole('dialog', { name: 'Unpublish this quiz?' })
  expect(dialog.textContent).toContain('3 students are taking it now.')
  expect(dialog.textContent).toContain('nothing more is saved and their time keeps running')
  await press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([])
  await press('Unpublish it')
  await press('Unpublish')
  await waitFor(() => expect(sent).toEqual([{ quiz_id: ['quiz1'] }]))
})

test('given a student who is taking the quiz, archiving asks first, too', async () => {
  const { screen, sent, press } = show(1)
  await press('Archive it')
  const dialog = await screen.findByRole('dialog', { name: 'Archive this quiz?' })
  expect(dialog.textContent).toContain('1 student is taking it now.')
  expect(dialog.textContent).toContain('once it’s unarchived')
  expect(sent).toEqual([])
  await press('Archive')
  await waitFor(() => expect(sent).toEqual([{ quiz_id: ['quiz1'] }]))
})

test('the toast after unpublishing publishes the quiz again with its former date', async () => {
  const { sent, press } = show(0)
  await press('Unpublish it')
  await press('Undo')
  await waitFor(() =>
    expect(sent).toEqual([
      { quiz_id: ['quiz1'] },
      { quiz_id: 'quiz1', is_published: true, keeps_published_at: true },
    ]),
  )
})
