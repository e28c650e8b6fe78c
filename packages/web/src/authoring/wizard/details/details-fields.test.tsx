import { blankDetails, type QuizDetails } from '@quizwright/machines/quiz-document/details.ts'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AboutFields } from './about-fields.tsx'
import { ScoringFields } from './scoring-fields.tsx'

afterEach(cleanup)

const Form = ({
  type,
  storedType,
}: {
  type: QuizDetails['quiz_type']
  storedType?: QuizDetails['quiz_type']
}) => {
  const [details, setDetails] = useState<QuizDetails>(() => ({
    ...blankDetails(new Date()),
    quiz_type: type,
  }))
  const part = {
    details,
    errors: {},
    onChange: (changes: Partial<QuizDetails>) => setDetails((before) => ({ ...before, ...changes })),
  }
  return (
    <>
      <AboutFields {...part} storedType={storedType} />
      <ScoringFields {...part} />
    </>
  )
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

test.each([
  ['Hours', /Hours/],
  ['Minutes', /Minutes/],
  ['Passing percentage', /Passing/],
])('%s accept only digits, and say so', async (_, name) => {
  render(<Form type="full" />)
  await userEvent.type(field(name), '1.5')
  expect(field(name).value).toBe('1')
  expect(screen.getByText('Whole numbers only. It is still 1.')).toBeDefined()
})

test('clears minutes above 59 and a percentage above 100', async () => {
  render(<Form type="full" />)
  await userEvent.type(field(/Minutes/), '60')
  await userEvent.type(field(/Passing/), '101')
  expect([field(/Minutes/).value, field(/Passing/).value]).toEqual(['', ''])
  await userEvent.type(field(/Minutes/), '59')
  await userEvent.type(field(/Passing/), '100')
  expect([field(/Minutes/).value, field(/Passing/).value]).toEqual(['59', '100'])
})

test('a title that is pasted too long is kept whole, and its length is told', async () => {
  render(<Form type="full" />)
  await userEvent.click(field(/Title/))
  await userEvent.paste('x'.repeat(200))
  expect(field(/Title/).value).toHaveLength(200)
  expect(screen.getByText('200 of 50 characters')).toBeTruthy()
})

test('only a pop quiz can be must-pass or skippable, and only an AI quiz has a model and an OCR step', () => {
  render(<Form type="pop" />)
  expect(screen.getByRole('radio', { name: 'Must Pass Quiz' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Skippable Quiz' })).toBeTruthy()
  expect(screen.queryByLabelText('AI model')).toBeNull()
  cleanup()
  render(<Form type="daq" />)
  expect(screen.queryByRole('radio', { name: 'Must Pass Quiz' })).toBeNull()
  const model = screen.getByLabelText<HTMLSelectElement>('AI model')
  expect(model.value).toBe('gpt-3.5')
  expect([...model.options].map(({ value }) => value)).toEqual([
    'gpt-3.5',
    'gpt-4',
    'gpt_4_turbo',
    'openai_gpt_4o',
    'gemini-1.0-pro',
    'gemini-1.5-flash-preview-0514',
    'gemini-1.5-pro-preview-0409',
  ])
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeTruthy()
})

test('asks for the hours of a delay if there is one', async () => {
  render(<Form type="full" />)
  expect(screen.queryByRole('textbox', { name: /Hours until/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'After a delay' }))
  expect(field(/Hours until/)).toBeTruthy()
})

test('a descriptive quiz stays descriptive, and sat is never offered', () => {
  const offered = () =>
    [...screen.getByLabelText<HTMLSelectElement>(/Quiz type/).options].map(({ text }) => text)
  render(<Form type="full" />)
  expect(offered()).toEqual(['Full Quiz', 'Practice Quiz', 'Pop Quiz', 'AI Assesment'])
  cleanup()
  render(<Form type="daq" storedType="daq" />)
  expect(offered()).toEqual(['AI Assesment'])
})
