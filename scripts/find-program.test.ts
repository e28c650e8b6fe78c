import { expect, test } from 'vitest'
import { findProgram, isAtLeast, readVersion } from './find-program.ts'

test.each([
  ['PgBouncer 1.24.1\nlibevent 2.1.12-stable', [1, 24]],
  ['HAProxy version 2.6.12-1+deb12u4 2026/10/17 - https://haproxy.org/', [2, 6]],
  ['no version at all', [0, 0]],
] as const)('the version is the first "1.2" in the output of the program: %j', (text, version) => {
  expect(readVersion(text)).toEqual(version)
})

test.each([
  [[1, 21], true],
  [[1, 24], true],
  [[2, 0], true],
  [[1, 18], false],
  [[0, 99], false],
] as const)('given that at least 1.21 is wanted, %j gives the right answer', (version, isEnough) => {
  expect(isAtLeast(version, [1, 21])).toBe(isEnough)
})

test('finds the path of a program, or says that it is too old or missing', () => {
  expect(findProgram('node', '--version', [1, 0]).path).toMatch(/node$/)
  expect(findProgram('node', '--version', [999, 0]).missing).toMatch(
    /^node \d+\.\d+ is too old: it must be 999\.0 or later\.$/,
  )
  expect(findProgram('no-such-program', '--version', [1, 0]).missing).toBe(
    'no-such-program is not on this machine.',
  )
})
