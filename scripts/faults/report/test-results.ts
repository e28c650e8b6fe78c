import { relative } from 'node:path'

/** The result of a test. `title` includes the names of its groups. */
export type TestResult = {
  file: string
  title: string
  status: 'passed' | 'failed' | 'skipped'
  seconds: number
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; duration?: number | null }[]
  }[]
}

const statusOf = (status: string): TestResult['status'] => {
  if (status === 'passed' || status === 'expected') return 'passed'
  return status === 'failed' || status === 'unexpected' || status === 'flaky' ? 'failed' : 'skipped'
}

/** Reads the tests of vitest's JSON report. A file that did not load is one failure. */
export const readVitestResults = (report: unknown, root: string): TestResult[] =>
  (report as VitestReport).testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    if (assertionResults.length === 0 && status === 'failed')
      return [{ file, title: 'it loads', status: 'failed', seconds: 0 }]
    return assertionResults.map((result) => ({
      file,
      title: result.fullName,
      status: statusOf(result.status),
      seconds: (result.duration ?? 0) / 1_000,
    }))
  })

type Suite = {
  title: string
  file?: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[]
}

const readSuite = (suite: Suite, folder: string, groups: string[]): TestResult[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `${folder}/${suite.file}`,
      title: [...groups, title].join(' '),
      status: statusOf(status),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) =>
    // A group names the file that defines its tests, which may be shared by several test files.
    readSuite({ ...inner, file: suite.file! }, folder, [...groups, inner.title]),
  ),
]

/** Reads the tests of Playwright's JSON report, whose paths are relative to `folder`. */
export const readPlaywrightResults = (report: unknown, folder: string): TestResult[] =>
  (report as { suites: Suite[] }).suites.flatMap((suite) => readSuite(suite, folder, []))
