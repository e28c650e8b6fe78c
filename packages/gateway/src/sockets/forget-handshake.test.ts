import { ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openSignedIn } from '../test-support/browser-socket.ts'
import { eventually } from '../test-support/eventually.ts'
import { savingPath, startSocketWorld } from '../test-support/socket-world.ts'

/** Collects the responses that get a connection until `stop`, through weak references. */
const watchResponses = () => {
  const { assignSocket } = ServerResponse.prototype
  const responses: WeakRef<ServerResponse>[] = []
  ServerResponse.prototype.assignSocket = function (socket) {
    responses.push(new WeakRef(this))
    assignSocket.call(this, socket)
  }
  const stop = () => {
    ServerResponse.prototype.assignSocket = assignSocket
  }
  return { responses, stop }
}

test('given an open socket, then its handshake request and response can be garbage collected', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { responses, stop } = watchResponses()
  try {
    await using world = await startSocketWorld()
    using socket = await openSignedIn(world.url, savingPath)
    expect(responses.length).toBeGreaterThan(0)
    await eventually(() => {
      collect()
      return responses.filter((response) => response.deref()).length
    }).toBe(0)
    expect(socket.raw.readyState).toBe(socket.raw.OPEN)
  } finally {
    stop()
  }
})
