/**
 * A script of its own, which the gateway names in the page's document only where it traces; it runs before
 * the page does.
 */
import { createSpanBatcher } from './span-batcher.ts'
import { instrumentRequests } from './instrument-requests.ts'

const sender = createSpanBatcher((told) =>
  navigator.sendBeacon('/traces', new Blob([JSON.stringify(told)], { type: 'application/json' })),
)
addEventListener('pagehide', sender.flush)
instrumentRequests(globalThis, sender.keep)
