import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import QuizWizard from './quiz-wizard.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
})

test('while a quiz is read, a placeholder is shown only if it takes long enough to be seen', async () => {
  const user = { userId: 'u1', name: 'Ada', email: 'ada@example.com', token: 'token' }
  storeCredentials({ uid: 'u1', token: 'token', user })
  const never = new Promise<never>(() => {})
  vi.spyOn(rest(quizEndpoints), 'getQuizForInstructor').mockReturnValue(never)
  // The click that opens the wizard also loads the code of windows.
  fireEvent.pointerDown(document.body)
  await import('../../ui/dialog-window.tsx')
  vi.useFakeTimers()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <QuizWizard quizId="q1" onClose={() => {}} />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(100))
  const dialog = screen.getByRole('dialog', { name: 'Edit quiz' })
  expect(within(dialog).queryByLabelText('Opening the quiz')).not.toBeNull()
})
