import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { rest } from '../../api/rest.ts'
import { redirectToSignIn, takeReturnAddress } from '../../auth/sign-in-redirect.ts'
import { href } from '../../routes/routes.ts'
import JoinScreen from './join-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = () => {
  history.replaceState(null, '', href.join('secret'))
  const accept = vi.spyOn(rest(shareEndpoints), 'acceptShareLink')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <JoinScreen />
    </QueryClientProvider>,
  )
  return { accept, press: () => userEvent.click(screen.getByRole('button', { name: 'Open the quiz' })) }
}

test('opening the page takes no role; pressing the button takes it and opens the quiz', async () => {
  const { accept, press } = open()
  expect(accept).not.toHaveBeenCalled()
  accept.mockResolvedValue({ status: 200, data: { quiz_id: 'q1', name: 'Waves', role: 'viewer' } })
  await press()
  expect(accept).toHaveBeenCalledWith({ body: { secret: 'secret' } })
  await waitFor(() => expect(location.search).toBe('?quizId=q1'))
})

test('a link that is over is refused in a sentence', async () => {
  const { accept, press } = open()
  accept.mockRejectedValue(new Problem('SHARE_LINK_WRONG'))
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('Ask the owner of the quiz for a new one.')
})

test('signing in first leads back to the link with its secret', () => {
  history.replaceState(null, '', href.join('secret'))
  redirectToSignIn({ from: location.pathname })
  expect(location.hash).toBe('')
  expect(takeReturnAddress()).toBe('/quiz/join#secret')
})
