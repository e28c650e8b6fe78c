import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RowServer, startRowServer } from '../test-support/row-server.ts'

let server: RowServer
beforeAll(async () => {
  server = await startRowServer()
})
afterAll(() => server.app.close())
const path = 'quiz/get-version'

describe('the media type', () => {
  test.each([
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json\t x',
    'application/json; charset=utf-7',
    'application/jsonp',
  ])('%j is refused for a JSON body', async (type) => {
    const headers = { 'content-type': type }
    expect(await server.send('POST', path, { body: '{"quiz_id":"q"}', headers })).toMatchObject({
      status: 415,
      code: 'MEDIA_TYPE',
    })
  })

  test('is refused if the body is compressed, or if it is JSON where a file is required', async () => {
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    expect(await server.send('POST', path, { body: '{}', headers })).toMatchObject({ status: 415 })
    expect(await server.send('POST', 'quiz/upload-csv', { body: {} })).toMatchObject({ status: 415 })
  })
})

describe('the body', () => {
  test.each(['', '{', '['.repeat(200_000), '{"__proto__":{}}', '\uFEFF{}'])(
    'is refused if it is not strict JSON (%#)',
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      expect(await server.send('POST', path, { body, headers })).toMatchObject({
        status: 400,
        code: 'MALFORMED',
      })
    },
  )

  test.each<[string, string, object, string[]]>([
    ['a missing and an unknown field', path, { quiz: 'q' }, ['quiz_id', 'quiz']],
    ['a NUL character in an id', path, { quiz_id: 'a\0b' }, ['quiz_id']],
    ['a NUL character in a text', 'quiz/send-data', { quiz_id: 'q', notes: 'a\0b' }, ['notes']],
    ['a field where none belongs', 'v1/auth/sign-out', { all: true }, ['all']],
  ])('is refused with %s, and the fields are named', async (_name, row, body, fields) => {
    expect(await server.send('POST', row, { body })).toMatchObject({ status: 422, code: 'CONTRACT', fields })
  })

  test('is refused if it is longer than its row accepts', async () => {
    const body = { quiz_id: 'q'.repeat(1024 * 1024) }
    expect(await server.send('POST', path, { body })).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' })
  })

  test('is refused with the message of the rule that it breaks', async () => {
    const session = { quiz_id: 'q', instructor_id: 'ada', name: 'Spring', description: 'x' }
    const body = { ...session, start_time: '2030-01-01 00:00:00' }
    expect(await server.send('POST', 'session/create-session', { body })).toMatchObject({
      status: 422,
      code: 'RULE',
      message: 'end_time is required',
      fields: ['end_time'],
    })
  })
})

describe('the query', () => {
  test.each([
    ['quiz/get-quiz-questions/q1?form=3', 'form'],
    ['tag/get-tags/general?x=1', 'x'],
  ])('%s is refused for an unknown field', async (url, field) => {
    expect(await server.send('GET', url)).toMatchObject({ status: 422, fields: [field] })
  })

  test('is refused if a key is repeated', async () => {
    expect(await server.send('GET', 'quiz/get-quiz-questions/q1?from=3&from=4')).toMatchObject({
      status: 400,
      code: 'MALFORMED',
    })
  })
})

describe('the URL', () => {
  test('gets 404 if it matches no row', async () => {
    expect(await server.send('GET', 'nonsense')).toMatchObject({ status: 404, code: 'NO_ROUTE' })
  })

  test('of a row gets 405 and the header Allow if the method is wrong', async () => {
    expect(await server.send('DELETE', 'cvideos/points/v1')).toMatchObject({
      status: 405,
      code: 'METHOD_NOT_ALLOWED',
      headers: { allow: 'GET, HEAD' },
    })
  })

  test('is refused if it cannot be decoded', async () => {
    expect(await server.send('GET', '%ff')).toMatchObject({ status: 400, code: 'MALFORMED' })
  })
})
