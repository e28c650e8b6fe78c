import { describe, expect, test, vi } from 'vitest'
import { Problem } from '../problem.ts'
import type { Client } from './client.ts'
import { clientWithNetworkError, clientWithResponse } from './test-clients.ts'
import { unreachableTexts } from './unreachable.ts'

describe('a failure', () => {
  const call = (client: Client) =>
    client.getPublishedCount({ params: { instructorId: 'ada' } }).then(
      () => undefined,
      (error: unknown) => error as Problem,
    )

  test('returns the problem of the response', async () => {
    const errors = [{ field: 'name', messages: ['Title is required'] }]
    expect(
      await call(
        clientWithResponse(422, {
          status: 422,
          code: 'RULE',
          message: 'Title is required',
          requestId: 'r',
          errors,
        }),
      ),
    ).toMatchObject({ code: 'RULE', status: 422, message: 'Title is required', requestId: 'r', errors })
  })
  test('maps the status of a response without a problem and hides its body', async () => {
    expect(await call(clientWithResponse(502, '<html>Bad gateway</html>'))).toMatchObject({
      code: 'UPSTREAM_CONTRACT',
      message: new Problem('UPSTREAM_CONTRACT').message,
    })
    expect(await call(clientWithResponse(404, { message: '<b>no</b>' }))).toMatchObject({
      code: 'NOT_FOUND',
      message: new Problem('NOT_FOUND').message,
    })
    expect(
      await call(
        clientWithResponse(422, {
          message: 'Name taken',
          errors: [{ field: 'name', messages: ['Name taken'] }],
        }),
      ),
    ).toMatchObject({ code: 'RULE', message: 'Name taken', errors: [{ field: 'name' }] })
    expect(
      await call(clientWithResponse(500, { code: 'INTERNAL', message: 'The store is being moved.' })),
    ).toMatchObject({ code: 'INTERNAL', message: 'The store is being moved.' })
    expect(
      await call(clientWithResponse(500, { code: 'INTERNAL', message: 'at query (db.ts:3)' })),
    ).toMatchObject({
      code: 'INTERNAL',
      message: new Problem('INTERNAL').message,
    })
  })
  test('reads a failure from the body of a response with status 200', async () => {
    expect(
      await call(clientWithResponse(200, { status: 409, message: 'This session is running.' })),
    ).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: 'This session is running.',
    })
  })
  test('reports a network error as UPSTREAM_DOWN and tells offline from unreachable', async () => {
    expect(await call(clientWithNetworkError(new TypeError('fetch failed')))).toMatchObject({
      code: 'UPSTREAM_DOWN',
      retryable: true,
      message: unreachableTexts.unreachable,
    })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await call(clientWithNetworkError(new TypeError('fetch failed')))).toMatchObject({
      code: 'UPSTREAM_DOWN',
      retryable: true,
      message: unreachableTexts.offline,
    })
    vi.unstubAllGlobals()
  })
  test('rejects with the reason of an aborted signal', async () => {
    const reason = new DOMException('left', 'AbortError')
    const ended = clientWithNetworkError(reason).getGeneralTags({}, { signal: AbortSignal.abort(reason) })
    await expect(ended).rejects.toBe(reason)
  })
  test('rejects a response that violates the contract', async () => {
    expect(await call(clientWithResponse(200, { status: 200, data: { count: 'three' } }))).toMatchObject({
      code: 'UPSTREAM_CONTRACT',
      errors: [{ field: 'data.count' }],
    })
  })
})
