import { defined } from '@quizwright/domain/defined.ts'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { rawRequest, sendRaw, statusesOf } from './raw-client.ts'

const secondRequest = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

type Case = { name: string; bytes: Buffer }

/** Bytes that are not an HTTP request. `prefix` is that of the paths. */
const ownCases = (prefix: string): Case[] =>
  [
    ['a bare CR in a header', 'GET / HTTP/1.1\r\nHost: x\r\na: b\rc\r\n\r\n'],
    ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\na: b\r\n c\r\n\r\n'],
    [
      'a chunk size that is no number',
      rawRequest(
        [
          `POST ${prefix}v1/auth/sign-in HTTP/1.1`,
          'Host: x',
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ],
        'zz\r\n{}\r\n0\r\n\r\n',
      ),
    ],
    [
      'a chunk size with a space',
      rawRequest(
        [
          `POST ${prefix}v1/auth/sign-in HTTP/1.1`,
          'Host: x',
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
        ],
        '2 \r\n{}\r\n0\r\n\r\n',
      ),
    ],
    ['a negative length', `POST ${prefix}v1/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n`],
    ['an unknown protocol', 'GET / SMTP/1.1\r\nHost: x\r\n\r\n'],
    ['an unknown method', 'HELLO / HTTP/1.1\r\nHost: x\r\n\r\n'],
  ].map(([name, text]) => ({ name: defined(name, 'name'), bytes: Buffer.from(defined(text, 'text')) }))

const casesPath = resolve(import.meta.dirname, '../../../../../shared/data/hostile/http-parser/cases.json')
type SharedCase = { title: string; rawBase64: string; mustRefuse: boolean; type: string }
const readSharedCases = (): Case[] => {
  if (!existsSync(casesPath)) {
    process.stdout.write('Left out: the shared collection of invalid HTTP requests is not available.\n')
    return []
  }
  const cases = JSON.parse(readFileSync(casesPath, 'utf8')) as SharedCase[]
  return cases
    .filter((entry) => entry.mustRefuse && entry.type === 'request')
    .map((entry) => ({ name: entry.title, bytes: Buffer.from(entry.rawBase64, 'base64') }))
}

/**
 * Sends each of these bytes with a valid request after them. Returns those that were not refused with one response
 * and the end of the connection, and how many were refused with 400.
 */
export const sendBrokenRequests = async (url: string, prefix: string) => {
  const outcomes = await Promise.all(
    [...ownCases(prefix), ...readSharedCases()].map(async ({ name, bytes }) => {
      const { text, isClosed } = await sendRaw(url, Buffer.concat([bytes, Buffer.from(secondRequest)]), 2_000)
      return { name, statuses: statusesOf(text), isClosed }
    }),
  )
  const wrong = outcomes.filter(
    ({ statuses, isClosed }) =>
      statuses.length > 1 || statuses.some((status) => status < 400) || (statuses.length === 1 && !isClosed),
  )
  return { wrong, refused: outcomes.filter(({ statuses }) => statuses.includes(400)).length }
}
/** The own cases, which are always there. */
export const leastBroken = ownCases('/').length
