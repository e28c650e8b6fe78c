/** Stores a file and sends its rows: the least that services can do for an import. Started by import-least.ts. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { WebSocketServer } from 'ws'
import { endWithParent, serveCalls } from '../../support/processes.ts'

endWithParent()
const { folder } = JSON.parse(process.argv[2] ?? '{}') as { folder: string }
const path = join(folder, 'stored.csv')
const worker = new Worker(new URL('rows-worker.ts', import.meta.url))
const server = createServer((request, response) => {
  void pipeline(request, createWriteStream(path)).then(() => response.end('stored'))
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket) => {
  worker.removeAllListeners('message')
  worker.on('message', (frame: string) => socket.send(frame))
  worker.postMessage(path)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
serveCalls(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {})
