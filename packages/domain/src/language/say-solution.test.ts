import { afterEach, expect, test } from 'vitest'
import { speak } from './say.ts'
import { offlineLabel, saySolution, withoutLabel } from './say-solution.ts'

afterEach(() => speak())

test('a solution written offline says so in the language of the page', () => {
  const text = 'Written offline, without an AI model: {solution}'
  speak({ language: 'fr', catalogue: { [text]: 'Rédigé hors ligne : {solution}' } })
  expect(saySolution(`${offlineLabel}Metal conducts heat.`)).toBe('Rédigé hors ligne : Metal conducts heat.')
  expect(saySolution('Metal conducts heat.')).toBe('Metal conducts heat.')
})

test('the label is no part of the solution', () => {
  expect(withoutLabel('Written offline, without an AI model: Metal conducts heat.')).toBe(
    'Metal conducts heat.',
  )
  expect(withoutLabel('Metal conducts heat.')).toBe('Metal conducts heat.')
})
