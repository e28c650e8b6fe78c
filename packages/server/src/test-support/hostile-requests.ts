import { rawRequest } from './raw-client.ts'

const head = (...lines: string[]): string => rawRequest(lines)

/**
 * Requests that no honest client sends: a name, the status that refuses it, and its bytes. `prefix` is that of the
 * paths.
 */
export const hostileRequests = (prefix: string): [name: string, status: number, bytes: string][] => [
  [
    '101 headers',
    431,
    head('GET /healthz HTTP/1.1', 'Host: x', ...Array.from({ length: 100 }, (_, i) => `a${i}: b`)),
  ],
  ['a header of 17 KiB', 431, head('GET /healthz HTTP/1.1', 'Host: x', `a: ${'b'.repeat(17 * 1024)}`)],
  ['a URL of 9 KiB', 414, head(`GET /${'a'.repeat(9 * 1024)} HTTP/1.1`, 'Host: x')],
  [
    'two uids',
    400,
    head(`GET ${prefix}coursetag/get HTTP/1.1`, 'Host: x', 'uid: a', 'UID: b', 'authorization: good-a'),
  ],
  [
    'two authorizations',
    400,
    head(
      `GET ${prefix}coursetag/get HTTP/1.1`,
      'Host: x',
      'uid: a',
      'authorization: good-a',
      'authorization: good-b',
    ),
  ],
  ['two hosts', 400, head('GET /healthz HTTP/1.1', 'Host: x', 'Host: y')],
  ['an underscore in a header name', 400, head('GET /healthz HTTP/1.1', 'Host: x', 'u_id: a')],
  ['no host in HTTP/1.1', 400, head('GET /healthz HTTP/1.1')],
  ['no host in HTTP/1.0', 400, head('GET /healthz HTTP/1.0')],
  ['GET and a body', 400, `${head('GET /healthz HTTP/1.1', 'Host: x', 'Content-Length: 3')}abc`],
  ['GET and a chunked body', 400, head('GET /healthz HTTP/1.1', 'Host: x', 'Transfer-Encoding: chunked')],
  [
    'two lengths',
    400,
    head(`POST ${prefix}v1/auth/sign-in HTTP/1.1`, 'Host: x', 'Content-Length: 1', 'Content-Length: 2'),
  ],
  [
    'a length and chunks',
    400,
    head(
      `POST ${prefix}v1/auth/sign-in HTTP/1.1`,
      'Host: x',
      'Content-Length: 1',
      'Transfer-Encoding: chunked',
    ),
  ],
  [
    'an unknown transfer encoding',
    400,
    head(`POST ${prefix}v1/auth/sign-in HTTP/1.1`, 'Host: x', 'Transfer-Encoding: pigeons'),
  ],
  [
    'an encoding beside its chunks',
    400,
    head(`POST ${prefix}v1/auth/sign-in HTTP/1.1`, 'Host: x', 'Transfer-Encoding: gzip, chunked'),
  ],
  [
    'chunks in HTTP/1.0',
    400,
    head(`POST ${prefix}v1/auth/sign-in HTTP/1.0`, 'Host: x', 'Transfer-Encoding: chunked'),
  ],
  ['an expectation that nobody knows', 400, head('GET /healthz HTTP/1.1', 'Host: x', 'Expect: tea')],
  ['no path', 400, head('GET * HTTP/1.1', 'Host: x')],
  ['the address of a file', 400, head('GET file:///etc/passwd HTTP/1.1', 'Host: x')],
  ['a space before the colon', 400, head('GET /healthz HTTP/1.1', 'Host : x')],
]
