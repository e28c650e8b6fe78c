import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser, noBrowserSentence } from './tests/support/find-browser.ts'

const browser = findBrowser()
if ('tried' in browser) throw new Error(noBrowserSentence(browser.tried))

/** The tests that need a browser; docs/testing.md says what each kind is for. They run on the built page. */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/journeys' },
    // A walk that fails names its step; recording every path as a trace would take half as long again.
    { name: 'walks', testDir: 'tests/walks', use: { trace: 'off' } },
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: browser.path, args: browserArguments },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
