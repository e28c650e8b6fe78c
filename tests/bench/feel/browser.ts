import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { storedBy } from '../../support/browser-test.ts'
import { browserArguments, ensureBrowser, noBrowserSentence } from '../../support/find-browser.ts'
import type { Instructor, World } from '../../support/world.ts'
import { defined } from '@quizwright/domain/defined.ts'

/** A page of a signed-in user, and a DevTools session that tells how long its main thread worked. */
export type Watched = AsyncDisposable & { page: Page; cdp: CDPSession }

/**
 * Lets the page record how long each typed character took to be visible, and every long task, in
 * milliseconds.
 */
const noteInPage = (): void => {
  const noted = { keys: [] as number[], longTasks: [] as number[] }
  Object.assign(globalThis, { noted })
  let pressedAt: number | undefined
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp
    },
    true,
  )
  addEventListener(
    'input',
    () => {
      const from = pressedAt
      pressedAt = undefined
      if (from === undefined) return
      // A message posted in a frame arrives after that frame was drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => noted.keys.push(performance.now() - from)
        port2.postMessage(null)
      })
    },
    true,
  )
  new PerformanceObserver((list) =>
    noted.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask', buffered: true })
}

export const openBrowser = async (world: World, instructor: Instructor): Promise<Watched> => {
  const found = ensureBrowser()
  if ('tried' in found) throw new Error(noBrowserSentence(found.tried))
  const browser: Browser = await chromium.launch({ executablePath: found.path, args: browserArguments })
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: world.gatewayUrl, localStorage: storedBy(instructor) }],
    },
  })
  await context.addInitScript(noteInPage)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  // Thread ticks exclude other load on the machine.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp, [Symbol.asyncDispose]: () => browser.close() }
}

export const workedMs = async ({ cdp }: Watched): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (
    1_000 *
    defined(
      metrics.find(({ name }) => name === 'TaskDuration'),
      'metrics.find',
    ).value
  )
}

type Noted = { keys: number[]; longTasks: number[] }
const read = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)

/** Clears earlier records, does the work, and returns what was recorded. */
export const noteDuring = async (
  watched: Watched,
  work: () => Promise<void>,
): Promise<Noted & { workedMs: number }> => {
  await watched.page.evaluate(() =>
    Object.assign((globalThis as unknown as { noted: Noted }).noted, { keys: [], longTasks: [] }),
  )
  const before = await workedMs(watched)
  await work()
  return { ...(await read(watched.page)), workedMs: (await workedMs(watched)) - before }
}
