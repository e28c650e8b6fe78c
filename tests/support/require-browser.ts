import { findBrowser, noBrowserSentence } from './find-browser.ts'

/**
 * Playwright's global setup: ends a run of browser tests where no Chromium was found. playwright.config.ts must
 * load without one, because `check` reads it on machines that have no browser.
 */
export default function requireBrowser(): void {
  const browser = findBrowser()
  if ('tried' in browser) throw new Error(noBrowserSentence(browser.tried))
}
