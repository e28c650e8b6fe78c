import { afterEach, expect, test } from 'vitest'
import { secretInAddress } from './secret-in-address.ts'

afterEach(() => {
  location.hash = ''
})

test.each([
  ['a whole personal link', 'a'.repeat(43), 'a'.repeat(43)],
  ['one that was cut short, which the services refuse', 'a'.repeat(20), 'a'.repeat(20)],
  ['no personal link', '', undefined],
  ['a place in the page', 'top', undefined],
])('given %s, then its secret is read, so that no other student takes the quiz', (_, hash, secret) => {
  location.hash = hash
  expect(secretInAddress()).toBe(secret)
})
