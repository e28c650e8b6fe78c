import { say, speak } from '@quizwright/domain/language/say.ts'
import { afterEach, expect, test } from 'vitest'
import { showLanguage } from './page-language.ts'
import { wordEnglish } from './word-english.ts'

afterEach(() => speak())

const slow = () => {
  const { promise, resolve } = Promise.withResolvers<{ default: Record<string, string> }>()
  return { load: () => promise, end: () => resolve({ default: { Begin: 'Start' } }) }
}

test('English is worded by what was loaded', async () => {
  await showLanguage('en', {})
  const { load, end } = slow()
  const worded = wordEnglish(load)
  end()
  await worded
  expect(say('Begin')).toBe('Start')
})

test('given more texts that were shown meanwhile, when the slower wording comes, then they stay', async () => {
  await showLanguage('en', {})
  const { load, end } = slow()
  const worded = wordEnglish(load)
  await showLanguage('en', { en: async () => ({ default: { Begin: 'Start', File: 'Document' } }) })
  end()
  await worded
  expect([say('Begin'), say('File')]).toEqual(['Start', 'Document'])
})
