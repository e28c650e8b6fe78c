import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('the file name of a quiz is its title', () =>
  expect(fileName('Kinematics, week 3')).toBe('Kinematics, week 3'))

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['a\r\nSet-Cookie: x', 'a Set-Cookie x'],
  ['  . ', 'quiz'],
  ['\u202Etxt.exe', 'txt.exe'],
  ['a\\b|c?', 'a b c'],
  ['CON', 'CON_'],
  ['nul.csv', 'nul_.csv'],
  ['Console', 'Console'],
  [`${'a'.repeat(79)}\u{1F600}`, 'a'.repeat(79)],
  [`${'a'.repeat(79)}. b`, 'a'.repeat(79)],
])('special characters and device names are removed from %j', (name, expected) =>
  expect(fileName(name)).toBe(expected),
)
