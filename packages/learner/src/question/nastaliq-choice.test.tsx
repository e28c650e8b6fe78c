import type { AttemptQuestion } from '@quizwright/domain/schemas/attempt.ts'
import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { render } from '../test-support/render.tsx'
import { useLanguages } from './use-languages.ts'

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-nastaliq')
})

const Menu = ({ questions }: { questions: readonly AttemptQuestion[] }) => useLanguages(questions).menu

const asked = (changes: Partial<AttemptQuestion>): readonly AttemptQuestion[] => [
  { question_no: 1, question_id: 'q', text: 'سوال', ...changes } as AttemptQuestion,
]
const urdu = asked({ language: 'ur' })

test('a student chooses Nastaliq for questions in Urdu, and takes it back', async () => {
  render(<Menu questions={urdu} />)
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Nastaliq script' })
  const isShown = (): boolean => document.documentElement.hasAttribute('data-nastaliq')
  expect([choice.checked, isShown()]).toEqual([false, false])
  await userEvent.click(choice)
  await waitFor(() => expect(isShown()).toBe(true))
  await userEvent.click(choice)
  await waitFor(() => expect(isShown()).toBe(false))
})

test('who chose Nastaliq before reads in it at once', async () => {
  localStorage.setItem('learner.nastaliq', 'true')
  render(<Menu questions={urdu} />)
  expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(true)
  await waitFor(() => expect(document.documentElement.hasAttribute('data-nastaliq')).toBe(true))
})

test('it is offered for a translation into Urdu while that is read, and for no other language', async () => {
  const translated = asked({ language: 'en', translations: [{ language: 'ur', texts: [] }] })
  render(<Menu questions={translated} />)
  const menu = await screen.findByRole('combobox', { name: 'Questions in' })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.selectOptions(menu, 'ur')
  expect(await screen.findByRole('checkbox', { name: 'Nastaliq script' })).toBeDefined()
})
