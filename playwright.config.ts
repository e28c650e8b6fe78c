import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser, noBrowserSentence } from './tests/support/find-browser.ts'

const browser = findBrowser()
if ('tried' in browser) throw new Error(noBrowserSentence(browser.tried))

/** The tests that need a browser; docs/testing.md says what each kind is for. They run on the built page. */
export default defineConfig({
  projects: [
    { name: 'journeys', testDir: 'tests/journeys' },
    // A walk that fails names its step; an image is taken of every page before anybody knows whether its
    // test will fail.
    { name: 'walks', testDir: 'tests/walks', use: { screenshot: 'off' } },
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
    // A context of its own for every test takes Chromium as long as a short test does. To see what one did,
    // add --trace on.
    reuseContext: true,
  },
})
