import { expect, test } from 'vitest'
import { preview } from './preview.ts'

test('a text of 25 characters is shown whole, and a longer one is cut there with an ellipsis', () => {
  const whole = 'x'.repeat(25)
  expect([preview(''), preview(whole), preview(`${whole}y`)]).toEqual(['', whole, `${whole}…`])
})

test('a character of two code units counts as one and is not cut in half', () =>
  expect(preview('😀'.repeat(26))).toBe(`${'😀'.repeat(25)}…`))
