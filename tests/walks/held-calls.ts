import type { Page, Route } from '@playwright/test'

/** Calls that the page makes and nobody answers until the test says how. */
export type HeldCalls = { next: () => Promise<Route> }

/** Holds every call to addresses of a pattern. `next` gives the oldest one that still waits. */
export const holdCalls = async (page: Page, pattern: string): Promise<HeldCalls> => {
  const waiting: Route[] = []
  const wanted: ((route: Route) => void)[] = []
  await page.route(pattern, (route) => {
    const taker = wanted.shift()
    if (taker) taker(route)
    else waiting.push(route)
  })
  return { next: () => new Promise((resolve) => { const first = waiting.shift(); if (first) resolve(first); else wanted.push(resolve) }) }
}

/** The body of a call that failed, as the gateway words it. */
export const problem = (status: number, code: string, message: string) => ({ status, json: { status, code, message, requestId: 'walk' } })
