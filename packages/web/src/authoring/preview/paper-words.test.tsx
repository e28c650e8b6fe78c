import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPageLanguage } from '../../language/choose-language.ts'
import { fakeQuiz, goodQuestions } from '../editor/testing/fake-quiz.ts'
import { usePaperWords } from './paper-words.ts'
import { PrintedQuiz } from './printed-quiz.tsx'

afterEach(async () => {
  cleanup()
  await showPageLanguage('en')
})

const questions = goodQuestions(2)
const Printed = ({ language }: { language?: string }) => {
  const previewed = { quiz: { ...fakeQuiz, ...(language && { language }) }, questions }
  return <PrintedQuiz previewed={previewed} words={usePaperWords(previewed)} withKey={false} />
}
const show = (language?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Printed {...(language && { language })} />
    </QueryClientProvider>,
  )

test('from a page in Urdu, a quiz in English is printed with English words from left to right', async () => {
  await showPageLanguage('ur')
  const { container } = show()
  const name = await screen.findByText(/Name:/)
  expect(name.closest('section')).toMatchObject({ lang: 'en', dir: 'ltr' })
  expect(container.textContent).toContain('2 questions, ')
})

test('from a page in English, a quiz in Urdu is printed with Urdu words from right to left', async () => {
  const { container } = show('ur')
  const name = await screen.findByText(/نام:/)
  expect(name.closest('section')).toMatchObject({ lang: 'ur', dir: 'rtl' })
  expect(container.textContent).toContain('تاریخ:')
})
