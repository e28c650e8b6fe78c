import type { AddressInfo, Server } from 'node:net'

/** Listens on a free port of the loopback interface and returns the URL. */
export const listenOnLoopback = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })
