/**
 * The one test command: vitest's projects, what touches the database once more on a real
 * Postgres, then the browser tests on the built page. The last line says
 * `N passed, N failed` over all, and the exit code is non-zero when anything failed or could not run.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, noBrowserSentence } from '../tests/support/find-browser.ts'
import { buildPages } from './build-page.ts'
import { startPostgres } from './start-postgres.ts'
import { couldNotRun, type Count, readPlaywrightReport, readVitestReport, sum } from './test-counts.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'quizwright-reports-'))

// The tests start a few hundred processes of the same sources: what one compiled the next takes over.
const everywhere = { NODE_COMPILE_CACHE: join(reports, 'compiled') }

const run = (command: string, args: string[], env: Record<string, string> = {}): boolean =>
  spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...everywhere, ...env },
    shell: process.platform === 'win32',
  }).status === 0

const runVitest = (name: string, which: string[] = [], env: Record<string, string> = {}): Count => {
  const report = join(reports, `${name}.json`)
  const ok = run(
    'vitest',
    ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  return readVitestReport(report, ok)
}

const nothing: Count = { passed: 0, failed: 0, leftOut: 0, faults: [] }

/**
 * What leans on the database most: every folder of the services, and by both roads what saves, lists and
 * changes quizzes.
 */
const onPostgres = [
  ...readdirSync(join(root, 'packages/services/src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/services/src/${name}/`),
  ...['question-saving', 'quiz-list', 'quizzes'].map((suite) => `tests/conformance/${suite}.test.ts`),
]

/** Those tests once more, on a real Postgres instead of the embedded one. */
const runOnPostgres = async (): Promise<Count> => {
  const postgres = await startPostgres().catch((error: unknown) => String(error))
  if (typeof postgres === 'string') {
    console.log(
      `The tests on a real Postgres are left out, for none can run here: ${postgres.split('\n')[0]}`,
    )
    return nothing
  }
  try {
    return runVitest('vitest-on-postgres', onPostgres, { TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

const runBrowserTests = async (): Promise<Count> => {
  const browser = ensureBrowser()
  if ('tried' in browser) return couldNotRun(noBrowserSentence(browser.tried))
  const unbuilt = await buildPages(root, (sentence) => console.log(sentence)).catch(
    (error: Error) => error.message,
  )
  if (unbuilt) return couldNotRun(`${unbuilt}\nThe browser tests did not run.`)
  const report = join(reports, 'playwright.json')
  const ok = run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    QUIZWRIGHT_CHROMIUM: browser.path,
  })
  return readPlaywrightReport(report, ok)
}

const total = sum([runVitest('vitest'), await runOnPostgres(), await runBrowserTests()])
rmSync(reports, { recursive: true, force: true })
for (const fault of total.faults) console.log(fault)
if (total.leftOut > 0) console.log(`${total.leftOut} left out`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
