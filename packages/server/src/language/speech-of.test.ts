import { say } from '@quizwright/domain/language/say.ts'
import { expect, test } from 'vitest'
import { sayIn, speechOf } from './speech-of.ts'

test('says texts in a language, and afterwards in English again', () => {
  expect(sayIn('ur', () => say('Send code'))).toBe('کوڈ بھیجیں')
  expect(say('Send code')).toBe('Send code')
})

test('speaks English again after a text could not be made', () => {
  const fail = () =>
    sayIn('ur', () => {
      throw new Error('It failed.')
    })
  expect(fail).toThrow('It failed.')
  expect(say('Send code')).toBe('Send code')
})

test('English words refusals better than they travel, also for the pseudo-languages', () => {
  const refusal = 'Confirm your email address first, then begin.'
  expect([speechOf('en'), speechOf('ar-XB')].map(({ language }) => language)).toEqual(['en', 'en'])
  expect(sayIn('en', () => say(refusal))).toBe('Confirm your email address first, then start.')
  expect(say(refusal)).toBe(refusal)
})
