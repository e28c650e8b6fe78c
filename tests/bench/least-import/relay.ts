/** Passes all bytes on: the least that a gateway can do for an import. Started by import-least.ts. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { endWithParent, serveCalls } from '../../support/processes.ts'

endWithParent()
const { port } = JSON.parse(process.argv[2] ?? '{}') as { port: number }
const server = createServer((browser) => {
  const reader = connect(port, '127.0.0.1')
  browser.pipe(reader).pipe(browser)
  for (const socket of [browser, reader])
    socket.on('error', () => {
      browser.destroy()
      reader.destroy()
    })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
serveCalls(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {})
