import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { rest } from '../../api/rest.ts'
import { storeCredentials } from '../../auth/credentials.ts'
import { toasterStore } from '../../ui/feedback/toaster-store.ts'
import { QuizTitle } from './quiz-title.tsx'
import { framedQuiz as quiz } from './framed-quiz-fixture.ts'

const renderTitle = () => {
  const user = { userId: 'me', name: 'Me', email: 'me@example.com', token: 'good' }
  storeCredentials({ uid: 'me', token: 'good', user })
  const updateQuiz = vi
    .spyOn(rest(quizEndpoints), 'updateQuiz')
    .mockResolvedValue({ data: { quiz } } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <QuizTitle quiz={quiz} />
      <input aria-label="Search" />
    </QueryClientProvider>,
  )
  return { updateQuiz, user: userEvent.setup() }
}
const beginEditing = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Motion' }))
  await user.clear(screen.getByRole('textbox', { name: 'Title' }))
  await user.keyboard('Forces')
}

beforeEach(() => queryClient.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('Enter saves the title and returns the focus to it', async () => {
  const { updateQuiz, user } = renderTitle()
  await beginEditing(user)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByTitle('Change the title')).toBe(document.activeElement))
  expect(updateQuiz).toHaveBeenCalledExactlyOnceWith({ body: { quiz_id: 'q1', name: 'Forces' } })
})

test('Escape saves nothing and returns the focus to the title', async () => {
  const { updateQuiz, user } = renderTitle()
  await beginEditing(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Motion' })).toBe(document.activeElement))
  expect(updateQuiz).not.toHaveBeenCalled()
})

test('clicking into another field saves the title, and the focus stays in that field', async () => {
  const { updateQuiz, user } = renderTitle()
  await beginEditing(user)
  await user.click(screen.getByRole('textbox', { name: 'Search' }))
  await waitFor(() => expect(updateQuiz).toHaveBeenCalledOnce())
  expect(screen.getByRole('textbox', { name: 'Search' })).toBe(document.activeElement)
})

test('given a title that is too long, then it stays to be shortened and is not stored', async () => {
  const { updateQuiz, user } = renderTitle()
  await beginEditing(user)
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await user.paste('x'.repeat(60))
  await user.keyboard('{Enter}')
  expect(field().value).toBe(`Forces${'x'.repeat(60)}`)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(toasterStore.current().at(0)?.text).toBe('Title can have at most 50 characters')
  expect(updateQuiz).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Motion' })).toBeTruthy()
})
