import { setFlagsFromString } from 'node:v8'
import { collectYoung, createBufferCollector } from '@quizwright/server/process/collect-young.ts'

const MiB = 1_024 * 1_024
/** Smaller bodies are freed by V8's regular collections. */
const large = MiB / 4
/**
 * Each body exists twice, as chunks and joined. V8 marks the whole heap at 64 MB of buffers, and it still did with a
 * collection every 12 MB. A collection after every response would be too early: most of the other bodies are still
 * in use and would be promoted.
 */
const everyBytes = 8 * MiB

/**
 * V8 also marks the whole heap when the old generation and the buffers have grown by this percentage. Its own choice
 * is 10 % if little else is allocated: after its first marking it marked again at every fifth response.
 */
const growingPercent = 200

let grows = false
/** Collects young garbage, and lets the old generation grow. */
export const collectBuffers = (): void => {
  if (!grows) setFlagsFromString(`--heap-growing-percent=${growingPercent}`)
  grows = true
  collectYoung()
}

/**
 * Returns a function that counts the bytes of large bodies and triggers a young collection after every 8 MB. Such
 * bodies are megabytes of buffers but few objects, so V8 would not collect until it marks the whole heap, most of
 * which is the contract. That took half the CPU time of relaying 2 MB of questions (20 ms without this, 10 ms with
 * it).
 */
export const createBodyCollector = (collectNow: () => void = collectBuffers): ((length: number) => void) => {
  const count = createBufferCollector(everyBytes, collectNow)
  return (length) => {
    if (length >= large) count(length)
  }
}
