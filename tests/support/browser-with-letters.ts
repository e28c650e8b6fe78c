import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { browserArguments, findBrowser, noBrowserSentence } from './find-browser.ts'

type Letters = { pixels: number; viewport: { width: number; height: number } }

/**
 * A browser whose user has set the size of letters. Media queries follow that setting, but not a style of the
 * document, so only a profile can show what such a user sees.
 */
export const openBrowserWithLetters = async ({
  pixels,
  viewport,
}: Letters): Promise<AsyncDisposable & { context: BrowserContext }> => {
  const found = findBrowser()
  if ('tried' in found) throw new Error(noBrowserSentence(found.tried))
  const profile = await mkdtemp(join(tmpdir(), 'quizwright-letters-'))
  await mkdir(join(profile, 'Default'))
  const settings = { webkit: { webprefs: { default_font_size: pixels } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(settings))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    args: browserArguments,
    viewport,
  })
  return {
    context,
    [Symbol.asyncDispose]: async () => {
      await context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
