import { rawRequest, sendRaw } from '@quizwright/server/test-support/raw-client.ts'
import { expect, test } from 'vitest'
import { startTestGateway } from '../test-support/gateway.ts'

const credentials = ['Host: x', 'uid: me', 'authorization: good-me', 'Connection: close']
const get = (path: string, ...lines: string[]): string =>
  rawRequest([`GET ${path} HTTP/1.1`, ...credentials, ...lines])
const post = (body: string | Buffer, type = 'application/json'): Buffer => {
  const bytes = Buffer.from(body as string)
  const lines = ['POST /api/quiz/quiz-type HTTP/1.1', ...credentials, `Content-Type: ${type}`]
  return Buffer.concat([Buffer.from(rawRequest([...lines, `Content-Length: ${bytes.length}`])), bytes])
}

const list = '/api/coursetag/get'

/** A developer of another program must see from the sentence which part is wrong, and what to send instead. */
test.each<[name: string, bytes: string | Buffer, sentence: string]>([
  [
    'a repeated field in the query',
    get(`${list}?limit=1&limit=2`),
    'has the field "limit" more than once. Send it once.',
  ],
  [
    'brackets in the query',
    get(`${list}?tags[]=1`),
    'can not have the field "tags[]". Send each field by its plain name.',
  ],
  [
    'a bad escape in the query',
    get(`${list}?q=%zz`),
    'The query has "%zz", in which a "%" begins no character of UTF-8.',
  ],
  ['a bad escape in the path', get('/api/quiz/%zz'), 'The path has a "%" that begins no character of UTF-8.'],
  [
    'a repeated header',
    get(list, 'Origin: a', 'Origin: b'),
    'The header "origin" is repeated. Send it once.',
  ],
  [
    'an underscore in a header',
    get(list, 'a_b: c'),
    'The name of a header has an underscore. Write a hyphen.',
  ],
  [
    'an expectation',
    get(list, 'Expect: more'),
    'The header "expect" can only be "100-continue". Leave it out.',
  ],
  [
    'a body with GET',
    `${get(list, 'Content-Length: 2')}{}`,
    'A request with GET can not have a body. Send it without one.',
  ],
  ['JSON that is cut off', post('{"quiz_id":'), 'It is not well-formed JSON, or it is cut off.'],
  ['deep JSON', post('['.repeat(1_000)), 'Its brackets are nested deeper than 32. Send flatter JSON.'],
  [
    'JSON that sets a prototype',
    post('{"__proto__":{}}'),
    'It has a field "__proto__". Leave that field out.',
  ],
  [
    'JSON with a byte order mark',
    post('\uFEFF{}'),
    'It begins with a byte order mark. Send JSON without one.',
  ],
  ['JSON in Latin-1', post(Buffer.from('{"quiz_id":"é"}', 'latin1')), 'It is not UTF-8. Send JSON in UTF-8.'],
  ['no body', post(''), 'The body is missing. Send it as JSON, with the content type application/json.'],
  ['another content type', post('a=1', 'text/plain'), 'This kind of content is not taken here. Send JSON'],
  [
    'another charset',
    post('{}', 'application/json; charset=utf-16'),
    'This kind of content is not taken here. Send JSON',
  ],
  ['a long address', get(`/${'a'.repeat(9_000)}`), 'The address is too long.'],
])('given %s, then the sentence says what is wrong and what to do', async (_, bytes, sentence) => {
  await using gateway = await startTestGateway()
  const { text } = await sendRaw(gateway.url, bytes)
  const { message } = JSON.parse(text.slice(text.indexOf('\r\n\r\n'))) as { message: string }
  expect(message).toContain(sentence)
  expect(gateway.upstream.received).toEqual([])
})
