import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { openTestServices } from './test-support/test-services.ts'

test('a body that does not arrive in time is answered with 408', async () => {
  await using services = await openTestServices({ limits: { bodyMs: 50 } })
  const socket = connect(Number(new URL(services.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    'POST /learner/attempts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  )
  expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout')
})
