import { readFile } from 'node:fs/promises'
import { WebSocket } from 'ws'
import { startProcess } from '../../support/processes.ts'

export type LeastImport = AsyncDisposable & {
  /** Sends a file through the relay and parses the rows that come back. Returns their number. */
  run: (path: string) => Promise<number>
}

/**
 * The floor of an import: a process stores the file and papaparse reads it in a worker, another one passes all bytes
 * on, and the client parses the frames. Nothing is checked, nobody is asked who they are, and nothing waits for an
 * acknowledgement.
 */
export const openLeastImport = async (folder: string): Promise<LeastImport> => {
  const reader = await startProcess('../bench/least-import/reader.ts', { folder })
  const { port } = new URL(reader.url)
  const relay = await startProcess('../bench/least-import/relay.ts', { port: Number(port) })
  return {
    run: async (path) => {
      await (await fetch(relay.url, { method: 'POST', body: await readFile(path) })).text()
      const socket = new WebSocket(relay.url.replace('http', 'ws'))
      let rows = 0
      return new Promise((resolve, reject) => {
        socket.on('error', reject)
        socket.on('message', (frame) => {
          const { length } = JSON.parse(String(frame)) as unknown[]
          rows += length
          if (length > 0) return
          socket.terminate()
          resolve(rows)
        })
      })
    },
    [Symbol.asyncDispose]: async () => {
      await relay.kill('SIGKILL')
      await reader.kill('SIGKILL')
    },
  }
}
