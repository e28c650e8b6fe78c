import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { storedBy } from '../../support/browser-test.ts'
import { browserArguments } from '../../support/find-browser.ts'
import type { Instructor, World } from '../../support/world.ts'
import { drawPlainly } from './draw-plainly.ts'
import type { WatchedScreen } from './screens.ts'

/** The cost of one first visit. Milliseconds of wall-clock time on a CPU slowed to a quarter. */
export type Visit = {
  screen: string
  maxKB: number
  bytes: number
  requests: number
  /** The sum of all layout shifts. */
  shift: number
  longestMs: number
  /** The sum of the time of each task beyond 50 ms. */
  blockedMs: number
  /** The same for the DOM of the screen, rendered by react-dom alone from ready data. */
  plainlyBlockedMs: number
}

type Noted = { shift: number; tasks: number[] }
const slowedBy = 4
/** How long after the screen is ready later loads are still counted. */
const settledMs = 2_000

const noteInPage = (): void => {
  const noted: Noted = { shift: 0, tasks: [] }
  Object.assign(globalThis, { noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy })
}

/** Reads the records of a page once it has settled. */
const readNoted = async (page: Page): Promise<Noted & { blockedMs: number }> => {
  await page.waitForTimeout(settledMs)
  const noted = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)
  return { ...noted, blockedMs: noted.tasks.reduce((sum, task) => sum + task - 50, 0) }
}

/** Opens a screen in a new browser with an empty cache. */
export const visit = async (
  executablePath: string,
  { gatewayUrl }: World,
  instructor: Instructor,
  { name, address, shows, maxKB }: WatchedScreen,
): Promise<Visit> => {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: gatewayUrl, localStorage: storedBy(instructor) }],
      },
    })
    await context.addInitScript(noteInPage)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const sent = { bytes: 0, requests: 0 }
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sent.bytes += encodedDataLength
      sent.requests++
    })
    await devtools.send('Network.enable')
    await slowDown(context, page)
    await page.goto(gatewayUrl + address)
    await page.locator(shows).first().waitFor({ state: 'attached', timeout: 30_000 })
    const { shift, tasks, blockedMs } = await readNoted(page)
    const seen = { ...sent }
    const plain = await drawPlainly(page, context, (drawn) => slowDown(context, drawn))
    const { blockedMs: plainlyBlockedMs } = await readNoted(plain)
    return {
      screen: name,
      maxKB,
      ...seen,
      shift,
      longestMs: Math.max(0, ...tasks),
      blockedMs,
      plainlyBlockedMs,
    }
  } finally {
    await browser.close()
  }
}
