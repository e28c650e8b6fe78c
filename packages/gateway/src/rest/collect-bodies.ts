import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const MiB = 1_024 * 1_024
/** Smaller bodies are let go by the collections that their objects cause. */
const large = MiB / 4
/**
 * A body is held twice, as it came and joined, and V8 begins to mark all that lives at 64 MB of buffers: with 12 MB it
 * still did. A collection for every response would find most of the others still needed, and keep them.
 */
const everyBytes = 8 * MiB

/**
 * V8 also marks all when the old generation and the buffers have grown by so much, and where little else is allocated
 * its own choice is a tenth: after its first marking it then marked again at each fifth response.
 */
const growingPercent = 200

/** Collects what was made since the last time and is needed no more, without looking at the rest of the heap. */
export const collectYoung = (): void => {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    setFlagsFromString(`--heap-growing-percent=${growingPercent}`)
    collect = runInNewContext('gc') as Collect
  }
  collect({ type: 'minor', execution: 'sync' })
}
type Collect = (options: { type: 'minor'; execution: 'sync' }) => void
let collect: Collect | undefined

/**
 * Counts the bytes of large bodies and collects the young ones after some. Such a body is megabytes of buffers and
 * hardly an object, so that V8 collects nothing until the buffers alone are too many, and then marks the whole heap,
 * most of which is the contract: that was half the processor time of 2 MB of questions (20 ms of CPU before, 10 with
 * this).
 */
export const createBodyCollector = (collectNow: () => void = collectYoung): ((length: number) => void) => {
  let bytes = 0
  return (length) => {
    if (length < large) return
    bytes += length
    if (bytes < everyBytes) return
    bytes = 0
    collectNow()
  }
}
