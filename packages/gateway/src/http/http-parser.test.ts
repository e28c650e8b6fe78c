import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'
import { sendRaw, statusesOf } from '../test-support/raw-client.ts'

type Case = { name: string; bytes: Buffer }
const another = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'

/** Requests that must be refused, or answered without an upstream, and end their connection. */
const own: Case[] = [
  ['a bare CR in a header', 'GET / HTTP/1.1\r\nHost: x\r\na: b\rc\r\n\r\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\na: b\r\n c\r\n\r\n'],
  [
    'a chunk size that is no number',
    'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  ],
  [
    'a chunk size with a space',
    'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2 \r\n{}\r\n0\r\n\r\n',
  ],
  ['a negative length', 'POST /api/v1/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n'],
  ['an unknown protocol', 'GET / SMTP/1.1\r\nHost: x\r\n\r\n'],
  ['an unknown method', 'HELLO / HTTP/1.1\r\nHost: x\r\n\r\n'],
].map(([name, text]) => ({ name: name!, bytes: Buffer.from(text!) }))

const folder = resolve(import.meta.dirname, '../../../../../shared/data/hostile/http-parser/cases.json')
type Given = { title: string; rawBase64: string; mustRefuse: boolean; type: string }
const given = (): Case[] => {
  if (!existsSync(folder)) {
    process.stdout.write('Left out: the collection of broken HTTP requests is not here.\n')
    return []
  }
  const cases = JSON.parse(readFileSync(folder, 'utf8')) as Given[]
  return cases
    .filter((entry) => entry.mustRefuse && entry.type === 'request')
    .map((entry) => ({ name: entry.title, bytes: Buffer.from(entry.rawBase64, 'base64') }))
}

describe('bytes that are no request', () => {
  test('are refused, and nothing behind them is answered', async () => {
    await using gateway = await startTestGateway()
    const outcomes = await Promise.all(
      [...own, ...given()].map(async ({ name, bytes }) => {
        const { text, closed } = await sendRaw(
          gateway.url,
          Buffer.concat([bytes, Buffer.from(another)]),
          2_000,
        )
        return { name, statuses: statusesOf(text), closed }
      }),
    )
    const wrong = outcomes.filter(
      ({ statuses, closed }) =>
        statuses.length > 1 || statuses.some((status) => status < 400) || (statuses.length === 1 && !closed),
    )
    expect(wrong).toEqual([])
    expect(outcomes.filter(({ statuses }) => statuses.includes(400)).length).toBeGreaterThanOrEqual(
      own.length,
    )
    expect(gateway.upstream.received).toEqual([])
  })
})
