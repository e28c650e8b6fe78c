import { Problem } from '@quizwright/contracts/problem.ts'
import { type Dispatcher, errors, type Pool } from 'undici'
import { describe, expect, test, vi } from 'vitest'
import type { AbortReason, Deadline } from './deadline.ts'
import type { UpstreamRequest } from './try-outcome.ts'
import { classifyFailure, tryExchange, tryStream } from './try-request.ts'

const request: UpstreamRequest = {
  method: 'GET',
  path: '/a?b=1',
  headers: { accept: 'application/json' },
  maxResponseBytes: 10,
  isIdempotent: true,
}

const testDeadline = () => {
  let reason: AbortReason | undefined
  let abort = () => {}
  const deadline: Deadline = {
    onAbort: (listener) => {
      abort = listener
      if (reason) listener()
    },
    reason: () => reason,
    end: () => {},
  }
  const pass = (why: AbortReason = 'timeout') => {
    reason = why
    abort()
  }
  return { deadline, pass }
}

const withCode = (code: string, syscall?: string) => Object.assign(new Error(code), { code, syscall })

test.each<[string, unknown, string]>([
  ['no connection in time', new errors.ConnectTimeoutError(), 'not_sent'],
  ['a refused connection', withCode('ECONNREFUSED', 'connect'), 'not_sent'],
  ['a name that nobody knows', withCode('ENOTFOUND', 'getaddrinfo'), 'not_sent'],
  ['another name in the certificate', withCode('ERR_TLS_CERT_ALTNAME_INVALID'), 'not_sent'],
  ['no TLS', withCode('ERR_SSL_WRONG_VERSION_NUMBER'), 'not_sent'],
  ['an expired certificate', withCode('CERT_HAS_EXPIRED'), 'not_sent'],
  ['a certificate of its own', withCode('DEPTH_ZERO_SELF_SIGNED_CERT'), 'not_sent'],
  ['a failed handshake', withCode('EPROTO'), 'not_sent'],
  ['no headers in time', new errors.HeadersTimeoutError(), 'timeout'],
  ['no body in time', new errors.BodyTimeoutError(), 'timeout'],
  ['what is no HTTP', new errors.HTTPParserError('x'), 'not_http'],
  ['too many headers', new errors.HeadersOverflowError(), 'not_http'],
  ['a connection that broke', withCode('ECONNRESET', 'read'), 'connection_lost'],
  ['a handshake in another word', withCode('NO_EPROTO_HERE'), 'connection_lost'],
  ['an error without a code', new Error('x'), 'connection_lost'],
])('%s is classified correctly', (_, error, kind) => {
  expect(classifyFailure(error, testDeadline().deadline)).toBe(kind)
})

test.each(['timeout', 'caller_gone'] as const)(
  'given %s as abort reason, then no later reason replaces it',
  (why) => {
    const { deadline, pass } = testDeadline()
    pass(why)
    expect(classifyFailure(withCode('ECONNREFUSED', 'connect'), deadline)).toBe(why)
  },
)

/** A pool that records requests and exposes the steps of their responses. */
const fakePool = () => {
  const dispatched: Dispatcher.DispatchOptions[] = []
  let handler: Dispatcher.DispatchHandler | undefined
  const controller = { abort: vi.fn<(error: Error) => void>() }
  const pool = {
    dispatch: (options: Dispatcher.DispatchOptions, given: Dispatcher.DispatchHandler) => {
      dispatched.push(options)
      handler = given
      return true
    },
  } as unknown as Pool
  const asController = controller as unknown as Dispatcher.DispatchController
  return {
    pool,
    dispatched,
    controller,
    begin: () => handler!.onRequestStart!(asController, {}),
    headers: (status: number, headers = {}) => handler!.onResponseStart!(asController, status, headers, ''),
    data: (text: string) => handler!.onResponseData!(asController, Buffer.from(text)),
    end: () => handler!.onResponseEnd!(asController, {}),
    error: (error: Error) => handler!.onResponseError!(asController, error),
  }
}

/** Starts an exchange. */
const begin = (changes: Partial<UpstreamRequest> = {}) => {
  const { deadline, pass } = testDeadline()
  const upstream = fakePool()
  const outcome = tryExchange(upstream.pool, { ...request, ...changes }, deadline)
  return { ...upstream, outcome, pass }
}

describe('an exchange', () => {
  test('sends the given request and collects the response', async () => {
    const { begin: start, headers, data, end, outcome, dispatched } = begin()
    start()
    headers(200, { 'content-type': 'text/plain' })
    data('ab')
    data('cd')
    end()
    expect(dispatched).toEqual([
      {
        method: 'GET',
        path: '/a?b=1',
        headers: { accept: 'application/json' },
        body: null,
        headersTimeout: null,
      },
    ])
    expect(await outcome).toEqual({
      kind: 'response',
      response: { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('abcd') },
    })
  })

  test('sends its body and waits for headers as long as its own deadline', async () => {
    const { dispatched } = begin({ body: '{}', deadlineMs: 900 })
    expect(dispatched).toEqual([expect.objectContaining({ body: '{}', headersTimeout: 900 })])
  })

  test.each([
    ['one part', ['abc'], 'abc'],
    ['no part', [], ''],
  ])('collects a response of %s', async (_, parts, whole) => {
    const { headers, data, end, outcome } = begin()
    headers(404)
    for (const part of parts) data(part)
    end()
    expect(await outcome).toMatchObject({ response: { status: 404, body: Buffer.from(whole) } })
  })

  test('waits for the final response after a 103', async () => {
    const { headers, end, outcome } = begin()
    headers(103, { link: 'a' })
    headers(200, { etag: 'b' })
    end()
    expect(await outcome).toMatchObject({ response: { status: 200, headers: { etag: 'b' } } })
  })

  test('accepts a body of the maximum length and refuses one byte more', async () => {
    const whole = begin()
    whole.headers(200)
    whole.data('0123456789')
    whole.end()
    expect(await whole.outcome).toMatchObject({ kind: 'response' })
    expect(whole.controller.abort).not.toHaveBeenCalled()

    const longer = begin()
    longer.begin()
    longer.headers(200)
    longer.data('01234567')
    longer.data('890')
    expect(await longer.outcome).toMatchObject({
      kind: 'body_failed',
      status: 200,
      problem: { code: 'UPSTREAM_TOO_LARGE' },
    })
    expect(longer.controller.abort).toHaveBeenCalledOnce()
  })

  test('that breaks before the headers reports the reason', async () => {
    const { error, outcome } = begin()
    const cause = withCode('ECONNREFUSED', 'connect')
    error(cause)
    expect(await outcome).toEqual({ kind: 'not_sent', cause })
  })

  test('that breaks within the body is a failed response', async () => {
    const { headers, data, error, outcome } = begin()
    headers(502)
    data('ab')
    error(withCode('ECONNRESET', 'read'))
    expect(await outcome).toMatchObject({
      kind: 'body_failed',
      status: 502,
      problem: { code: 'UPSTREAM_CONTRACT' },
    })
  })

  test('whose deadline passes within the body is a timeout, and its connection is aborted', async () => {
    const { begin: start, headers, pass, outcome, controller } = begin()
    start()
    headers(200)
    pass()
    expect(await outcome).toMatchObject({ kind: 'body_failed', problem: { code: 'UPSTREAM_TIMEOUT' } })
    expect(controller.abort).toHaveBeenCalledOnce()
  })

  test('whose caller disconnects while it waits for a connection is not sent', async () => {
    const { begin: start, pass, outcome, controller } = begin()
    pass('caller_gone')
    expect(await outcome).toMatchObject({ kind: 'caller_gone' })
    start()
    expect(controller.abort).toHaveBeenCalledOnce()
  })

  test('that was refused for its own body reports that', async () => {
    const { error, outcome } = begin()
    const problem = new Problem('BODY_TOO_LARGE')
    error(problem)
    expect(await outcome).toEqual({ kind: 'body_refused', problem })
  })

  test('ends once: a later error changes nothing', async () => {
    const { headers, end, error, outcome } = begin()
    headers(200)
    end()
    error(new Error('late'))
    expect(await outcome).toMatchObject({ kind: 'response' })
  })
})

describe('a request whose response is read as a stream', () => {
  const requestBy = (respond: (options: { signal: AbortSignal }) => Promise<unknown>) =>
    ({ request: vi.fn<typeof respond>(respond) }) as unknown as Pool

  test('returns the headers, and the body as it arrives', async () => {
    const body = { isBody: true }
    const pool = requestBy(async () => ({ statusCode: 200, headers: { a: 'b' }, body, trailers: {} }))
    expect(await tryStream(pool, request, testDeadline().deadline)).toEqual({
      kind: 'response',
      response: { status: 200, headers: { a: 'b' }, body },
    })
    expect(pool.request).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ method: 'GET', path: '/a?b=1', body: null, signal: expect.any(AbortSignal) }),
    )
  })

  test('is aborted when its deadline passes', async () => {
    const { deadline, pass } = testDeadline()
    const pool = requestBy(
      ({ signal }) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    )
    const outcome = tryStream(pool, request, deadline)
    pass()
    expect(await outcome).toMatchObject({ kind: 'timeout', cause: { name: 'AbortError' } })
  })

  test('that fails reports the reason, also if its own body was refused', async () => {
    const cause = withCode('ECONNRESET', 'read')
    const { deadline } = testDeadline()
    expect(
      await tryStream(
        requestBy(() => Promise.reject(cause)),
        request,
        deadline,
      ),
    ).toEqual({
      kind: 'connection_lost',
      cause,
    })
    const problem = new Problem('BODY_TOO_LARGE')
    expect(
      await tryStream(
        requestBy(() => Promise.reject(problem)),
        request,
        deadline,
      ),
    ).toEqual({
      kind: 'body_refused',
      problem,
    })
  })
})
