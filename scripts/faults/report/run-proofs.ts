import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, noBrowserSentence } from '../../../tests/support/find-browser.ts'
import { buildPages } from '../../build-page.ts'
import type { FaultCase } from '../cases/fault-case.ts'
import { readPlaywrightResults, readVitestResults, type TestResult } from './test-results.ts'

const inBrowser = (file: string): boolean => /^tests\/(?:journeys|walks)\//.test(file)

type Runner = { root: string; folder: string; seed: number }

const run = async (
  { root, seed }: Runner,
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<void> => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, TEST_LONG: '1', FAULT_SEED: String(seed), ...env },
    shell: process.platform === 'win32',
  })
  // If the command cannot run, its proofs have no tests, which counts as a failure.
  await once(child, 'exit').catch(() => undefined)
}

const readReport = (path: string): unknown =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined

const runVitest = async (runner: Runner, files: string[]): Promise<TestResult[]> => {
  const path = join(runner.folder, 'vitest.json')
  if (files.length === 0) return []
  await run(runner, 'vitest', ['run', ...files, '--reporter=json', `--outputFile=${path}`], {})
  const report = readReport(path)
  return report ? readVitestResults(report, runner.root) : []
}

const runPlaywright = async (runner: Runner, files: string[]): Promise<TestResult[]> => {
  const path = join(runner.folder, 'playwright.json')
  if (files.length === 0) return []
  const browser = ensureBrowser()
  if ('tried' in browser) {
    console.log(noBrowserSentence(browser.tried))
    return []
  }
  await buildPages(runner.root, (line) => console.log(line))
  await run(runner, 'playwright', ['test', ...files, '--reporter=json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
    QUIZWRIGHT_CHROMIUM: browser.path,
  })
  const report = readReport(path)
  return report ? readPlaywrightResults(report, 'tests') : []
}

/**
 * Runs every test file that proves one of the cases, in its long form, and returns the result of each test.
 */
export const runProofs = async (
  root: string,
  cases: readonly FaultCase[],
  seed: number,
): Promise<TestResult[]> => {
  const files = [...new Set(cases.flatMap(({ provenBy }) => provenBy.map(({ file }) => file)))]
  const folder = mkdtempSync(join(tmpdir(), 'quizwright-faults-'))
  const runner = { root, folder, seed }
  try {
    const withoutBrowser = await runVitest(
      runner,
      files.filter((file) => !inBrowser(file)),
    )
    return [...withoutBrowser, ...(await runPlaywright(runner, files.filter(inBrowser)))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
