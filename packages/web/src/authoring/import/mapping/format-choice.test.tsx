import { speak } from '@quizwright/domain/language/say.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FormatChoice } from './format-choice.tsx'

afterEach(() => speak())

test('formats that are words are named in the language of the page, and products by their names', () => {
  speak({ language: 'fr', catalogue: { 'a list of questions': 'une liste de questions' } })
  render(<FormatChoice format={undefined} found="text" onChange={() => undefined} />)
  const names = [...screen.getByRole<HTMLSelectElement>('combobox').options].map(({ text }) => text)
  expect(names[0]).toContain('une liste de questions')
  expect(names).toContain('une liste de questions')
  expect(names).toContain('GIFT')
})
