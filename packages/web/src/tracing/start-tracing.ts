/**
 * A script of its own, which the gateway names in the page's document only where it traces; it runs before
 * the page does.
 */
import { createSpanSender } from './span-sender.ts'
import { traceCalls } from './trace-calls.ts'

const sender = createSpanSender((told) =>
  navigator.sendBeacon('/traces', new Blob([JSON.stringify(told)], { type: 'application/json' })),
)
addEventListener('pagehide', sender.flush)
traceCalls(globalThis, sender.keep)
