import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser } from './tests/support/find-browser.ts'

const browser = findBrowser()
const isLongForm = process.env.TEST_LONG === '1'

/** The tests that need a browser; docs/testing.md describes the kinds. They run on the built page. */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/support/require-browser.ts',
  // A single project, because each project would start its own workers and worlds.
  testMatch: ['journeys/**/*.test.ts', 'walks/**/*.test.ts'],
  // Node itself strips the types of our sources, and caches the result for later processes.
  build: { external: ['**/packages/**', '**/tests/**'] },
  // What other tests show, too, or only rarely breaks; docs/testing.md.
  ...(!isLongForm && { grepInvert: /@long/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine, because a browser test also waits.
  workers: 3,
  // A busy machine may delay a page for minutes. A test that passes only on retry is listed as flaky and
  // should be investigated.
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    launchOptions: { ...('path' in browser && { executablePath: browser.path }), args: browserArguments },
    // Playwright would take a screenshot of every page before it knows whether the test fails.
    // browser-test.ts takes one only for failed tests.
    screenshot: 'off',
    // Creating a new context for every test takes as long as a short test. To see what a test did, add
    // --trace on.
    reuseContext: true,
    // A page that moves is drawn sixty times a second, although nobody looks at it, and axe
    // cannot judge a colour during a fade. The journeys of the main job and of a student have motion.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
