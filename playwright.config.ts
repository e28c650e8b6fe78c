import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser, noBrowserSentence } from './tests/support/find-browser.ts'

const browser = findBrowser()
if ('tried' in browser) throw new Error(noBrowserSentence(browser.tried))

/** The tests that need a browser; docs/testing.md says what each kind is for. They run on the built page. */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/journeys' },
    { name: 'walks', testDir: 'tests/walks' },
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
    // What failed names its line, with a picture; `--trace on` records the rest, which makes a run half as long again.
    trace: 'off',
  },
})
