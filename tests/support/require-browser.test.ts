import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('given no Chromium, the Playwright configuration loads, and its global setup says what to do', async () => {
  vi.stubEnv('QUIZWRIGHT_CHROMIUM', '/no/such/browser')
  const { default: config } = await import('../../playwright.config.ts')
  expect(config.globalSetup).toBe('./tests/support/require-browser.ts')
  const { default: requireBrowser } = await import('./require-browser.ts')
  expect(requireBrowser).toThrow(
    'The browser tests need Chromium and none was found: install one, or name it in QUIZWRIGHT_CHROMIUM. ' +
      'Tried: QUIZWRIGHT_CHROMIUM names /no/such/browser, which does not start.',
  )
})
