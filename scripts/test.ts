/**
 * The test command. Runs vitest's projects, then the browser tests on the built pages and, in parallel, tests
 * that wait more than they compute: those that depend on the server, again on a real Postgres, and the faults.
 * `--long` tries every case where the quick form tries one of each kind. The end names the tests that failed,
 * and the last line is `N passed, N failed` for everything. The exit code is not 0 if anything failed or could
 * not run.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { ensureBrowser, noBrowserSentence } from '../tests/support/find-browser.ts'
import { buildPages } from './build-page.ts'
import { findDatabaseTests } from './database-tests.ts'
import { findPgBouncer } from './find-program.ts'
import { type RunningPgBouncer, startPgBouncer } from './start-pgbouncer.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'
import { couldNotRun, type Count, readPlaywrightReport, readVitestReport, sum } from './test-counts.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'quizwright-reports-'))

const isLong = process.argv.includes('--long')
const environment = {
  // The tests start many processes with the same sources, so their compiled code is cached.
  NODE_COMPILE_CACHE: join(reports, 'compiled'),
  // With more room for short-lived objects, readers and services take a sixth less CPU time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  ...(isLong && { TEST_LONG: '1' }),
}

const run = async (command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment, ...env },
    shell: process.platform === 'win32',
  })
  // A missing command makes its kind of test fail, because its report is missing.
  const [code] = (await once(child, 'exit').catch(() => [1])) as [number | null]
  return code === 0
}

const runVitest = async (
  name: string,
  given: string[] = [],
  env: Record<string, string> = {},
): Promise<Count> => {
  const report = join(reports, `${name}.json`)
  const ok = await run(
    'vitest',
    ['run', ...given, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
  )
  return readVitestReport(report, ok)
}

const noTests: Count = { passed: 0, failed: 0, leftOut: 0, flaky: 0, failedTests: [], errors: [] }

/** Starts a PgBouncer before a Postgres for the long form; the quick form has none. */
const startPooler = async (postgresUrl: string): Promise<RunningPgBouncer | undefined> => {
  if (!isLong) return undefined
  const program = findPgBouncer()
  if (program.path) return await startPgBouncer(program.path, postgresUrl)
  console.log(`The tests on a real Postgres run without a pooler: ${program.missing}`)
  return undefined
}

/**
 * Runs the tests whose result may depend on the server again, on a real Postgres instead of the embedded one.
 */
const runOnPostgres = async (starting: Promise<RunningPostgres | string>): Promise<Count> => {
  const postgres = await starting
  if (typeof postgres === 'string') {
    console.log(`The tests on a real Postgres are left out: none can run here. ${postgres.split('\n')[0]}`)
    return noTests
  }
  const pooler = await startPooler(postgres.url)
  try {
    // They share the cores with a browser, so they may time out; each retry is logged.
    const given = [...findDatabaseTests(root, isLong ? 'long' : 'quick'), '--maxWorkers=1', '--retry=1']
    return await runVitest('vitest-on-postgres', given, {
      TEST_DATABASE_URL: postgres.url,
      ...(pooler && { TEST_POOLER_URL: pooler.url }),
    })
  } finally {
    await pooler?.stop()
    await postgres.stop()
  }
}

/**
 * Faults wait for processes that they kill and start. Running one at a time leaves the cores to the browser.
 */
const runFaults = (): Promise<Count> => runVitest('faults', ['--project=faults', '--maxWorkers=1'])

const runBrowserTests = async (): Promise<Count> => {
  const browser = ensureBrowser()
  if ('tried' in browser) return couldNotRun(noBrowserSentence(browser.tried))
  const buildError = await buildPages(root, (line) => console.log(line)).catch(
    (error: Error) => error.message,
  )
  if (buildError) return couldNotRun(`${buildError}\nThe browser tests did not run.`)
  const report = join(reports, 'playwright.json')
  const ok = await run('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    QUIZWRIGHT_CHROMIUM: browser.path,
  })
  return readPlaywrightReport(report, ok)
}

// Starting a Postgres is mostly waiting, so it runs in parallel with the first tests.
const postgres = startPostgres().catch((error: unknown) => String(error))
const withoutBrowser = await runVitest('vitest', ['--project=!faults'])
// These run beside the browser tests, which often wait for pages and servers. The tests before keep all cores busy.
const besideBrowser = async (): Promise<Count> => sum([await runOnPostgres(postgres), await runFaults()])
const total = sum([withoutBrowser, ...(await Promise.all([besideBrowser(), runBrowserTests()]))])
rmSync(reports, { recursive: true, force: true })
for (const name of total.failedTests) console.log(`Failed: ${name.replace(`${root}${sep}`, '')}`)
for (const error of total.errors) console.log(error)
if (total.leftOut > 0) console.log(`${total.leftOut} left out`)
if (total.flaky > 0) console.log(`${total.flaky} passed only when repeated; see "flaky" above`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
