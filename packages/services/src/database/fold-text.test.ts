import { parseDateTime, serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import { expect, test } from 'vitest'
import { foldText, normalizeName } from './fold-text.ts'

test('searching ignores case, accents and doubled spaces', () => {
  expect(foldText('  Zoë’s   ÉTUDE ')).toBe('zoe’s etude')
})

test('two names are the same in whatever case, but an accent makes another', () => {
  expect(normalizeName('Résumé ')).toBe(normalizeName('résumé'))
  expect(normalizeName('Résumé')).not.toBe(normalizeName('Resume'))
})

test('a moment is written in UTC and read back', () => {
  const moment = serializeDateTime(new Date('2030-01-02T03:04:05.678Z'))
  expect(moment).toBe('2030-01-02 03:04:05')
  expect(parseDateTime(moment).toISOString()).toBe('2030-01-02T03:04:05.000Z')
})
