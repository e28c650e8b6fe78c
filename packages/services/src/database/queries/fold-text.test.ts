import { parseDateTime, serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { expect, test } from 'vitest'
import { foldText, normalizeName } from './fold-text.ts'

test('folding ignores case, accents and repeated spaces', () => {
  expect(foldText('  Zoë’s   ÉTUDE ')).toBe('zoe’s etude')
})

test('a name has the same key in another case, and another key with an accent', () => {
  expect(normalizeName('Résumé ')).toBe(normalizeName('résumé'))
  expect(normalizeName('Résumé')).not.toBe(normalizeName('Resume'))
})

test('a date-time is written in UTC and read back', () => {
  const moment = serializeDateTime(new Date('2030-01-02T03:04:05.678Z'))
  expect(moment).toBe('2030-01-02 03:04:05')
  expect(parseDateTime(moment).toISOString()).toBe('2030-01-02T03:04:05.000Z')
})
