import type { Page, Route } from '@playwright/test'
import { createQueue, type Queue } from './queue.ts'

/** Calls that the page makes and nobody answers until the test says how. */
export type HeldCalls = Pick<Queue<Route>, 'next' | 'forget'>

/** Holds every call to addresses of a pattern. `next` gives the oldest one that still waits. */
export const holdCalls = async (page: Page, pattern: string): Promise<HeldCalls> => {
  const calls = createQueue<Route>()
  await page.route(pattern, (route) => calls.put(route))
  return calls
}

/** The body of a call that failed, as the gateway words it. */
export const problem = (status: number, code: string, message: string) => ({
  status,
  json: { status, code, message, requestId: 'walk' },
})
