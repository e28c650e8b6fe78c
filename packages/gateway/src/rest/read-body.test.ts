import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readBody } from './read-body.ts'

const streamOf = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)))

test.each([
  ['no chunk', [], ''],
  ['one chunk', ['abc'], 'abc'],
  ['several chunks of the greatest length together', ['abc', 'de', 'fghij'], 'abcdefghij'],
])('given %s, when the body is read, then it is complete', async (_, chunks, whole) => {
  expect((await readBody(streamOf(...chunks), 10)).toString()).toBe(whole)
})

test('given a body over the limit, when it is read, then it is refused and its stream is destroyed', async () => {
  const body = streamOf('abcdef', 'ghijk', 'never read')
  await expect(readBody(body, 10)).rejects.toMatchObject({
    code: 'UPSTREAM_TOO_LARGE',
    cause: { message: 'The response is longer than 10 bytes.' },
  })
  expect(body.destroyed).toBe(true)
})
