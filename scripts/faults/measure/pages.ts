import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { storedBy } from '../../../tests/support/browser-test.ts'
import { browserArguments, ensureBrowser, noBrowserSentence } from '../../../tests/support/find-browser.ts'
import type { Instructor, World } from '../../../tests/support/world.ts'
import { buildPages } from '../../build-page.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** Builds the instructor's page unless it is built, and returns its folder. */
export const builtPage = async (): Promise<string> => {
  await buildPages(root, () => undefined)
  return join(root, 'packages', 'web', 'dist')
}

/** Opens a signed-in browser. Throws if Chromium is not found. */
export const openPages = async (
  world: Pick<World, 'gatewayUrl'>,
  instructor: Instructor,
): Promise<Pick<BrowserContext, 'newPage' | 'setOffline'> & AsyncDisposable> => {
  const found = ensureBrowser()
  if ('tried' in found) throw new Error(noBrowserSentence(found.tried))
  const browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: world.gatewayUrl, localStorage: storedBy(instructor) }],
    },
  })
  return {
    newPage: () => context.newPage(),
    setOffline: (offline) => context.setOffline(offline),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
