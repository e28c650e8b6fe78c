import type { QuizSection } from '@quizwright/domain/arrangement/draws.ts'
import { blankDetails, type QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client.ts'
import { RulesFields } from './rules-fields.tsx'
import { rulesSummary } from './rules-summary.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  queryClient.clear()
})

const open = (features: string[] = [], sections: readonly QuizSection[] = []) => {
  vi.stubGlobal('fetch', async () => Response.json({ status: 200, data: { kinds: [], features } }))
  let shown = blankDetails(new Date())
  const Form = () => {
    const [details, setDetails] = useState<QuizDetails>(shown)
    shown = details
    const onChange = (changes: Partial<QuizDetails>) => setDetails((before) => ({ ...before, ...changes }))
    return <RulesFields details={details} errors={{}} sections={sections} onChange={onChange} />
  }
  render(
    <QueryClientProvider client={queryClient}>
      <Form />
    </QueryClientProvider>,
  )
  return () => shown
}

test('checking an answer at once is turned on and off', async () => {
  const details = open()
  await userEvent.click(screen.getByRole('radio', { name: /After each question/ }))
  expect(details().is_direct_check).toBe(true)
  expect(rulesSummary(details())).toBe('answers checked immediately')
  await userEvent.click(screen.getByRole('radio', { name: 'Only with the result' }))
  expect(details().is_direct_check).toBe(false)
})

test('questions are drawn from a section by its name, in as many sections as the author adds', async () => {
  const details = open(['draws'])
  await userEvent.click(await screen.findByRole('button', { name: 'Pick random questions from a section' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Section 1' }), 'Algebra')
  const count = screen.getByRole('textbox', { name: 'How many' })
  await userEvent.clear(count)
  await userEvent.type(count, '2')
  expect(details().arrangement).toEqual({ draws: [{ section: 'Algebra', count: 2 }] })
  expect(rulesSummary(details())).toBe('some questions picked at random')
  await userEvent.click(screen.getByRole('button', { name: 'Remove section 1' }))
  expect(details().arrangement).toBeNull()
})

test('a checked answer may be tried again, for a share of the marks; without checks there are no tries', async () => {
  const details = open(['tries'])
  await userEvent.click(screen.getByRole('radio', { name: /After each question/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Tries'), 'Up to 3, until the answer is correct')
  await userEvent.selectOptions(screen.getByLabelText('Each extra try'), String(1 / 4))
  expect(details().arrangement).toEqual({ tries: 3, try_costs: 1 / 4 })
  expect(rulesSummary(details())).toBe('3 tries')
  await userEvent.click(screen.getByRole('radio', { name: 'Only with the result' }))
  expect(details().arrangement).toBeNull()
})

test('sections are chosen from those of the quiz, each once, and what cannot be drawn is said', async () => {
  const details = open(
    ['draws'],
    [
      { section: 'Algebra', count: 5, marks: 2 },
      { section: '', count: 3, marks: null },
    ],
  )
  const add = await screen.findByRole('button', { name: 'Pick random questions from a section' })
  await userEvent.click(add)
  expect(details().arrangement).toEqual({ draws: [{ section: 'Algebra', count: 3 }] })
  await userEvent.click(add)
  expect(screen.queryByRole('button', { name: 'Pick random questions from a section' })).toBeNull()
  const second = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Section 2' })
  expect([...second.options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['Algebra (5 questions)', true],
    ['Without a section (3 questions)', false],
  ])
  expect(screen.getByText(/have different marks/)).toBeTruthy()
  const [first] = screen.getAllByRole('textbox', { name: 'How many' })
  await userEvent.clear(first!)
  await userEvent.type(first!, '6')
  expect(screen.getByText('Section “Algebra” has 5 questions, and 6 are drawn from it.')).toBeTruthy()
})
