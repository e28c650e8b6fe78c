import type { Row } from '@quizwright/contracts/define.ts'
import { endpoints } from '@quizwright/contracts/endpoints.ts'
import { fillPath } from '@quizwright/contracts/http/prepare-request.ts'
import request from 'supertest'
import { expect, test } from 'vitest'
import { signedInAs, startTestGateway } from '../test-support/gateway.ts'

const instructorRows = Object.entries(endpoints as Record<string, Row>).filter(
  ([, row]) => row.access === 'instructor',
)

/** The row's own example as a request, with an id for every placeholder. */
const exampleOf = (row: Row, instructor: string) => {
  const fill = <T>(part: T): T =>
    JSON.parse(
      JSON.stringify(part ?? null)
        .replaceAll('$instructor', instructor)
        .replaceAll(/\$\w+/g, 'some-id'),
    ) as T
  const params = Object.fromEntries([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 'some-id']))
  const { query = {}, body } = row.example
  const instructorFields = Object.fromEntries(
    (row.scope?.instructor ?? [])
      .filter((field) => field.startsWith('body.'))
      .map((field) => [field.slice('body.'.length), instructor]),
  )
  return {
    path: `/api/${fillPath(row.path, { ...params, ...fill(row.example.params ?? {}) })}`,
    query: fill(query),
    body: { ...(fill(body) as object | null), ...instructorFields },
  }
}

const send = (url: string, row: Row, headers: Record<string, string>, instructor = 'me') => {
  const { path, query, body } = exampleOf(row, instructor)
  const sent = request(url)
    [row.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](path)
    .query(query)
    .set(headers)
  if (row.upload) return sent.attach(row.upload.file, Buffer.from('a'), 'a.csv')
  return row.body ? sent.send(body) : sent
}

test.each<[string, Record<string, string>]>([
  ['no credentials', {}],
  ['a uid alone', { uid: 'me' }],
  ['a token alone', { authorization: 'good-me' }],
  ['an invalid token', { uid: 'me', authorization: 'bad' }],
  ["another user's token", { uid: 'me', authorization: 'good-other' }],
])(
  'given %s, then every row that is not public responds with 401 and is not forwarded',
  async (_name, headers) => {
    await using gateway = await startTestGateway(undefined, { limits: { requestsPerAddress: 100_000 } })
    const statuses = await Promise.all(
      instructorRows.map(async ([name, row]) => [name, (await send(gateway.url, row, headers)).status]),
    )
    expect(statuses.filter(([, status]) => status !== 401)).toEqual([])
    expect(gateway.upstream.received).toEqual([])
  },
)

test("given another instructor's id, then every row responds with 403 and is not forwarded", async () => {
  await using gateway = await startTestGateway()
  const scopedRows = instructorRows.filter(([, row]) => row.scope?.instructor)
  const statuses = await Promise.all(
    scopedRows.map(async ([name, row]) => {
      const response = await send(gateway.url, row, signedInAs('me'), 'another')
      return [name, response.status]
    }),
  )
  expect(statuses.filter(([, status]) => status !== 403)).toEqual([])
  expect(scopedRows.length).toBeGreaterThan(10)
  expect(gateway.upstream.received).toEqual([])
})
