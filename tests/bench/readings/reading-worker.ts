/** Reads files with the readers of a checkout. Started by start-reader.ts. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { SeenFile } from '@quizwright/services/csv-import/testing/read-as-author.ts'
import { linesOfReading } from './lines-of-reading.ts'

type Reader = { readAsAuthor: (bytes: Uint8Array, name: string) => Promise<SeenFile> }

const { checkout } = workerData as { checkout: string }
const path = join(checkout, 'packages/services/src/csv-import/testing/read-as-author.ts')
const { readAsAuthor } = (await import(pathToFileURL(path).href)) as Reader

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

parentPort?.on('message', async ({ bytes, name }: { bytes: Uint8Array; name: string }) => {
  const before = cpuMs()
  const seen = await readAsAuthor(bytes, name)
  const { fault } = seen
  parentPort?.postMessage({ lines: linesOfReading(seen), ms: cpuMs() - before, ...(fault && { fault }) })
})
