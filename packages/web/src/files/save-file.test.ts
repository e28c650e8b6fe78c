import { describe, expect, test } from 'vitest'
import { distinctNames, fileName } from './save-file.ts'

describe('the file name of a quiz', () => {
  test('is the name of the quiz', () => expect(fileName('Kinematics, week 3')).toBe('Kinematics, week 3'))
  test.each([
    ['../../etc/passwd', 'etc passwd'],
    ['a\r\nSet-Cookie: x', 'a Set-Cookie x'],
    ['  . ', 'quiz'],
    ['\u202Etxt.exe', 'txt.exe'],
    ['a\\b|c?', 'a b c'],
  ])('contains no special characters: %j', (name, expected) => expect(fileName(name)).toBe(expected))
})

test('equal names get a number, whatever their case', () =>
  expect(distinctNames(['A', 'a', 'B', 'A'])).toEqual(['A', 'a (2)', 'B', 'A (3)']))
