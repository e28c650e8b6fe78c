import { leastBroken, sendBrokenRequests } from '@quizwright/server/test-support/broken-requests.ts'
import { describe, expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

describe('bytes that are not an HTTP request', () => {
  test('are refused, and a request after them gets no response', async () => {
    await using gateway = await startTestGateway()
    const { wrong, refused } = await sendBrokenRequests(gateway.url, '/api/')
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThanOrEqual(leastBroken)
    expect(gateway.upstream.received).toEqual([])
  })
})
