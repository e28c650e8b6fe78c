import { speak } from '@quizwright/domain/language/say.ts'
import { languageChosen } from '@quizwright/ui/language/page-language.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { preferredLanguage, showPageLanguage } from '../../language/choose-language.ts'
import { LanguageOffer } from './language-offer.tsx'

let shown = new AbortController()

afterEach(async () => {
  // Files of a worker share the window, and another file may choose a language.
  shown.abort()
  shown = new AbortController()
  cleanup()
  vi.restoreAllMocks()
  await showPageLanguage('en')
  speak()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const readIn = (...languages: string[]): void => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
}

const show = (): void => {
  const { rerender } = render(<LanguageOffer />)
  addEventListener(languageChosen, () => act(() => rerender(<LanguageOffer />)), {
    once: true,
    signal: shown.signal,
  })
}

test('a browser in Urdu is offered Urdu, in Urdu, and the page turns', async () => {
  readIn('ur-PK', 'en')
  show()
  const offer = await screen.findByRole('region', { name: 'اردو' })
  expect([offer.lang, offer.dir]).toEqual(['ur', 'rtl'])
  await userEvent.click(screen.getByRole('button', { name: 'اردو میں دکھائیں' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('ur'))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(preferredLanguage()).toBe('ur')
})

test('who declines is not asked again', async () => {
  readIn('de', 'fr')
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Rester en anglais' }))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  cleanup()
  show()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('region')).toBeNull()
})

test.each([
  ['of an English browser', ['en-GB', 'ur']],
  ['of a browser in a language that is not there', ['de']],
])('nothing is offered to the reader %s', async (_who, languages) => {
  readIn(...languages)
  show()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('region')).toBeNull()
})

test('nothing is offered where the link chose the language', async () => {
  readIn('ur')
  history.replaceState(null, '', '/?lang=en')
  show()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('region')).toBeNull()
})
