import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor'; execution: 'sync' }) => void
let collect: Collect | undefined

/** Collects the young garbage of this thread, without scanning the rest of the heap. */
export const collectYoung = (): void => {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  collect({ type: 'minor', execution: 'sync' })
}

/**
 * Returns a function that counts the bytes of buffers and collects young garbage whenever there are `everyBytes` of
 * them. Buffers are outside V8's heap: they do not fill the young generation, so V8 would keep them until it marks
 * the whole heap.
 */
export const createBufferCollector = (
  everyBytes: number,
  collectNow: () => void = collectYoung,
): ((length: number) => void) => {
  let bytes = 0
  return (length) => {
    bytes += length
    if (bytes < everyBytes) return
    bytes = 0
    collectNow()
  }
}
