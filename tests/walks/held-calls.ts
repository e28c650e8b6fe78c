import type { Page, Route } from '@playwright/test'
import { createQueue, type Queue } from './queue.ts'

/** Calls of the page that wait for a response of the test. */
export type HeldCalls = Pick<Queue<Route>, 'next' | 'forget'>

/** Holds every call to addresses that match a pattern. `next` returns the oldest one that still waits. */
export const holdCalls = async (page: Page, pattern: string): Promise<HeldCalls> => {
  const calls = createQueue<Route>()
  await page.route(pattern, (route) => calls.put(route))
  return calls
}

/** The body of a failed call in the gateway's form. */
export const problem = (status: number, code: string, message: string) => ({
  status,
  json: { status, code, message, requestId: 'walk' },
})
