import { expect, test } from 'vitest'
import type { Session } from '../schemas/session.ts'
import {
  defaultSettings,
  isGuessable,
  sessionSettings,
  settingsFindings,
  suggestCode,
} from './session-settings.ts'

const fieldsOf = (settings: Parameters<typeof settingsFindings>[0]) =>
  settingsFindings(settings).map(({ field }) => field)

test('absent or empty settings are accepted', () => {
  expect(settingsFindings({})).toEqual([])
  expect(settingsFindings(defaultSettings)).toEqual([])
  expect(settingsFindings({ access_code: '' })).toEqual([])
  expect(settingsFindings({ attempts_allowed: 1, access_code: 'Open1234' })).toEqual([])
  expect(settingsFindings({ attempts_allowed: 1_000, access_code: 'a'.repeat(20) })).toEqual([])
})

test.each([0, -1, 1.5, 1_001, Number.NaN])(
  'given %d attempts allowed, then the setting is refused',
  (allowed) => {
    expect(fieldsOf({ attempts_allowed: allowed })).toEqual(['attempts_allowed'])
  },
)

test.each(['abc', 'a'.repeat(21), 'two words', 'pässe', '     '])(
  'the access code "%s" is refused',
  (code) => {
    expect(fieldsOf({ access_code: code })).toEqual(['access_code'])
  },
)

test('given a service that does not know these settings, then the defaults apply', () => {
  expect(sessionSettings({} as Session)).toEqual(defaultSettings)
  expect(sessionSettings({ attempts_allowed: 2, access: 'student_list' } as Session)).toEqual({
    access: 'student_list',
    attempts_allowed: 2,
    access_code: null,
    shared_devices: false,
    language: null,
    forget_after_days: null,
    arrangement: null,
  })
})

test('short codes are named guessable, and a suggested one is neither guessable nor refused', () => {
  expect(['1234', '12345', '123456', 'abcd', 'blue42', ''].map(isGuessable)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
  const ends = [0, 0.999_999].map((number) => suggestCode(() => number))
  expect(ends).toEqual(['aaaaaa', '999999'])
  expect(settingsFindings({ access_code: suggestCode(Math.random) })).toEqual([])
})
