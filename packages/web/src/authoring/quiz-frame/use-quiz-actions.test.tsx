import { QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { Toaster } from '../../ui/feedback/toaster.tsx'
import { fakeQuiz } from '../editor/testing/fake-quiz.ts'
import { useQuizActions } from './use-quiz-actions.ts'

const Unpublish = () => {
  const { unpublish } = useQuizActions({ ...fakeQuiz, is_published: true })
  return (
    <button type="button" onClick={unpublish}>
      Unpublish
    </button>
  )
}

test('the toast after unpublishing publishes the quiz again with its former date', async () => {
  const user = { userId: 'me', name: 'Ada', email: 'ada@example.com', token: 'token' }
  storeCredentials({ uid: 'me', token: 'token', user })
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)))
    return Response.json({ status: 200, data: { quiz: fakeQuiz, quiz_id: ['quiz1'] } })
  })
  const screen = render(
    <QueryClientProvider client={queryClient}>
      <Unpublish />
      <Toaster />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { quiz_id: ['quiz1'] },
      { quiz_id: 'quiz1', is_published: true, keeps_published_at: true },
    ]),
  )
  vi.unstubAllGlobals()
})
