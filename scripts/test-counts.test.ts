import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { couldNotRun, readPlaywrightReport, readVitestReport, sum } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'quizwright-counts-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const written = (name: string, report: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}
const vitestReport = (failed: number, files: unknown[] = []) => ({
  numPassedTests: 5,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: files,
})

describe('the count of vitest', () => {
  test('includes passed, failed and skipped tests', () => {
    expect(readVitestReport(written('plain.json', vitestReport(2)), false)).toEqual({
      passed: 5,
      failed: 2,
      leftOut: 1,
      flaky: 0,
      failedTests: [],
      errors: [],
    })
  })

  test('names the failed tests with their files', () => {
    const path = written(
      'named.json',
      vitestReport(1, [
        {
          status: 'failed',
          name: 'sum.test.ts',
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'subtracts' },
          ],
        },
      ]),
    )
    expect(readVitestReport(path, false).failedTests).toEqual(['sum.test.ts: subtracts'])
  })

  test('says how to repeat a case that was drawn', () => {
    const message =
      'Error: Property failed after 3 tests\n{ seed: -7, path: "2:0:1", endOnFailure: true }\nMore'
    const results = [{ status: 'failed', fullName: 'adds anything', failureMessages: [message] }]
    const path = written(
      'drawn.json',
      vitestReport(1, [{ status: 'failed', name: 'sum.test.ts', assertionResults: results }]),
    )
    expect(readVitestReport(path, false).failedTests).toEqual([
      'sum.test.ts: adds anything { seed: -7, path: "2:0:1", endOnFailure: true }',
    ])
  })

  test('includes a file that does not load as one failure', () => {
    const path = written(
      'unloaded.json',
      vitestReport(0, [{ status: 'failed', name: 'broken.test.ts', assertionResults: [] }]),
    )
    expect(readVitestReport(path, false)).toMatchObject({
      failed: 1,
      errors: ['broken.test.ts could not be loaded.'],
    })
  })

  test('includes an error outside of tests', () => {
    expect(readVitestReport(written('outside.json', vitestReport(0)), false).failed).toBe(1)
  })

  test('is a failure if there is no report', () => {
    expect(readVitestReport(join(folder, 'absent.json'), true).failed).toBe(1)
  })
})

describe('the count of Playwright', () => {
  test('counts a test that passed on retry as passed and flaky', () => {
    const path = written('flaky.json', {
      stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 },
      suites: [],
      errors: [],
    })
    expect(readPlaywrightReport(path, true)).toEqual({
      passed: 4,
      failed: 0,
      leftOut: 0,
      flaky: 1,
      failedTests: [],
      errors: [],
    })
  })

  test('names the failed tests of every group', () => {
    const path = written('groups.json', {
      stats: { expected: 1, unexpected: 2, flaky: 0, skipped: 0 },
      suites: [
        {
          specs: [{ file: 'walks/login.ts', title: 'signs in', ok: false }],
          suites: [
            {
              specs: [
                { file: 'walks/login.ts', title: 'signs out', ok: true },
                { file: 'walks/login.ts', title: 'is refused', ok: false },
              ],
            },
          ],
        },
      ],
      errors: [],
    })
    expect(readPlaywrightReport(path, false).failedTests).toEqual([
      'walks/login.ts: signs in',
      'walks/login.ts: is refused',
    ])
  })

  test('includes an error outside of tests', () => {
    const path = written('errors.json', {
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      suites: [],
      errors: [{ message: 'no tests' }],
    })
    expect(readPlaywrightReport(path, false).failed).toBe(1)
  })
})

test('the sum keeps every name and sentence', () => {
  const total = sum([
    { passed: 2, failed: 1, leftOut: 1, flaky: 1, failedTests: ['sum.test.ts: subtracts'], errors: [] },
    couldNotRun('The page could not be built.'),
  ])
  expect(total).toEqual({
    passed: 2,
    failed: 2,
    leftOut: 1,
    flaky: 1,
    failedTests: ['sum.test.ts: subtracts'],
    errors: ['The page could not be built.'],
  })
})
