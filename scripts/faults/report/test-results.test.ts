import { expect, test } from 'vitest'
import { readPlaywrightResults } from './test-results.ts'

const spec = (title: string, status: string) => ({
  title,
  tests: [{ status, results: [{ duration: 1_500 }, { duration: 500 }] }],
})

test('a test defined in a shared file is reported under its own test file', () => {
  const group = { title: 'login', file: 'walks/walk-machine.ts', specs: [spec('walk 1', 'expected')] }
  const report = { suites: [{ title: 'walks/login.test.ts', file: 'walks/login.test.ts', suites: [group] }] }
  expect(readPlaywrightResults(report, 'tests')).toEqual([
    { file: 'tests/walks/login.test.ts', title: 'login walk 1', status: 'passed', seconds: 2 },
  ])
})

test('a test that passed only on retry has failed', () => {
  const report = { suites: [{ title: 'a', file: 'a.test.ts', specs: [spec('opens', 'flaky')] }] }
  expect(readPlaywrightResults(report, 'tests')).toMatchObject([{ status: 'failed' }])
})
