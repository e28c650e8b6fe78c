/**
 * The entry of a separate script, which the gateway adds to the page only if tracing is on. It runs first.
 */
import { createSpanBatcher } from './span-batcher.ts'
import { instrumentRequests } from './instrument-requests.ts'

const batcher = createSpanBatcher((batch) =>
  navigator.sendBeacon('/traces', new Blob([JSON.stringify(batch)], { type: 'application/json' })),
)
addEventListener('pagehide', batcher.flush)
instrumentRequests(globalThis, batcher.add)
