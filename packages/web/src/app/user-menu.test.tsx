import { currentSpeech, speak } from '@quizwright/domain/language/say.ts'
import { languageChosen } from '@quizwright/ui/language/page-language.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { storeCredentials } from '../auth/credentials.ts'
import { preferredLanguage, showPageLanguage } from '../language/choose-language.ts'
import { memo, ShownSpeech } from '../language/memo.ts'
import { UserMenu } from './user-menu.tsx'
import { labels } from '@quizwright/domain/texts.ts'

afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await showPageLanguage('en')
  speak()
  localStorage.clear()
})

const signIn = (): void => {
  const user = { userId: 'u1', name: 'Ada Lovelace', email: 'ada@example.org', token: 'ey.ey.ey' }
  storeCredentials({ uid: 'u1', token: user.token, user } as Parameters<typeof storeCredentials>[0])
}

const Kept = memo(() => <p>{labels.publish}</p>)

test('a language chosen in the menu turns the page, and keeps what is typed', async () => {
  signIn()
  const page = () => (
    <QueryClientProvider client={queryClient}>
      <ShownSpeech value={currentSpeech()}>
        <UserMenu />
        <input aria-label="typed" />
        <Kept />
      </ShownSpeech>
    </QueryClientProvider>
  )
  const { rerender } = render(page())
  addEventListener(languageChosen, () => act(() => rerender(page())), { once: true })
  await userEvent.type(screen.getByLabelText('typed'), 'Optics')
  await userEvent.click(screen.getByRole('button', { name: 'Ada Lovelace' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'اردو' }))
  await screen.findByText('شائع کریں')
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('Optics')
  expect(preferredLanguage()).toBe('ur')
})

test('where nobody is signed in there is no menu, and nothing is asked of the services', () => {
  const calls = vi.spyOn(globalThis, 'fetch')
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <UserMenu />
    </QueryClientProvider>,
  )
  expect(container.textContent).toBe('')
  expect(calls).not.toHaveBeenCalled()
})
