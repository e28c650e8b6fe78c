import { existsSync, readFileSync } from 'node:fs'

/**
 * The result of a test runner. `flaky` tests passed on retry and are included in `passed`. `failedTests` names
 * the failed ones, because the end of a long log shows only the tests that ran last. `errors` say what could
 * not run at all; each counts as a failure.
 */
export type Count = {
  passed: number
  failed: number
  leftOut: number
  flaky: number
  failedTests: string[]
  errors: string[]
}

export const couldNotRun = (sentence: string): Count => ({
  passed: 0,
  failed: 1,
  leftOut: 0,
  flaky: 0,
  failedTests: [],
  errors: [sentence],
})

export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, count) => total + count.passed, 0),
  failed: counts.reduce((total, count) => total + count.failed, 0),
  leftOut: counts.reduce((total, count) => total + count.leftOut, 0),
  flaky: counts.reduce((total, count) => total + count.flaky, 0),
  failedTests: counts.flatMap((count) => count.failedTests),
  errors: counts.flatMap((count) => count.errors),
})

/**
 * Counts one failure for a runner that failed although no test did, for example after an error outside of a
 * test.
 */
const withRunner = (count: Count, ok: boolean, name: string): Count =>
  ok || count.failed > 0
    ? count
    : { ...count, failed: 1, errors: [`${name} ended with an error outside the tests; see above.`] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; name: string; assertionResults: VitestResult[] }[]
}

type VitestResult = { status: string; fullName: string; failureMessages?: string[] }

/** What fast-check needs to repeat a case that failed. A long log may be cut before it is read. */
const drawn = /\{ seed: -?\d+, path: "[\d:]*"[^}]*\}/

const described = ({ fullName, failureMessages = [] }: VitestResult): string =>
  [fullName, ...(drawn.exec(failureMessages.join('\n')) ?? [])].join(' ')

/**
 * Reads vitest's JSON report. A file that could not be loaded contains no tests and counts as one failure.
 */
export const readVitestReport = (path: string, ok: boolean): Count => {
  if (!existsSync(path)) return couldNotRun('vitest gave no report.')
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return withRunner(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      leftOut: report.numPendingTests + report.numTodoTests,
      flaky: 0,
      failedTests: report.testResults.flatMap((file) =>
        file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((one) => `${file.name}: ${described(one)}`),
      ),
      errors: unloaded.map((file) => `${file.name} could not be loaded.`),
    },
    ok,
    'vitest',
  )
}

type Suite = { specs: { file: string; title: string; ok: boolean }[]; suites?: Suite[] }

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
  errors: unknown[]
}

const failedSpecs = (suite: Suite): string[] => [
  ...suite.specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...(suite.suites ?? []).flatMap(failedSpecs),
]

/** Reads Playwright's JSON report. */
export const readPlaywrightReport = (path: string, ok: boolean): Count => {
  if (!existsSync(path)) return couldNotRun('Playwright gave no report.')
  const { stats, suites, errors } = JSON.parse(readFileSync(path, 'utf8')) as PlaywrightReport
  return withRunner(
    {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      leftOut: stats.skipped,
      flaky: stats.flaky,
      failedTests: suites.flatMap(failedSpecs),
      errors: errors.length > 0 ? ['Playwright met an error outside the tests; see above.'] : [],
    },
    ok,
    'Playwright',
  )
}
