import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/support/find-browser.ts'

const browser = findBrowser()

/** The tests that need a browser; docs/testing.md says what each kind is for. They run on the built page. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/require-browser.ts',
  // One project: each would start workers, and with them worlds, of its own.
  testMatch: ['journeys/**/*.test.ts', 'walks/**/*.test.ts'],
  // Node removes the types of what we wrote itself, and keeps the result for the next process.
  build: { external: ['**/packages/**', '**/tests/**'] },
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A machine that does much else may delay a page for minutes. What passes only when repeated is listed as
  // flaky, and is to be looked into.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: { ...('path' in browser && { executablePath: browser.path }), args: browserArguments },
    // Playwright would take an image of every page before it knows whether the test fails. browser-test.ts
    // takes one of those that failed.
    screenshot: 'off',
    // A context of its own for every test takes Chromium as long as a short test does. To see what one did,
    // add --trace on.
    reuseContext: true,
  },
})
