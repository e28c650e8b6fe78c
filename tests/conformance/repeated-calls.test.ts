import type { EndpointName } from '@quizwright/contracts/endpoints.ts'
import { idempotencyHeader, takesIdempotencyKey } from '@quizwright/contracts/http/idempotency-key.ts'
import { describe, expect } from 'vitest'
import { entryPoints } from '../support/entry-points.ts'
import { exampleOf } from '../support/row-examples.ts'
import { sendRow } from '../support/send-row.ts'
import { test } from '../support/world-test.ts'
import { allRows } from './rows.ts'

/** Calls without a key that do something each time they are sent, and why that is harmless. */
const doneEachTime: Partial<Record<EndpointName, string>> = {
  signIn: 'a token more, which ends by itself',
  uploadImage: 'an image that no question shows is swept away',
  connectLtiAccount: 'a code works once',
  inviteLtiPlatform: 'an address more, which nobody can use after a day',
  handOverQuiz: 'the second time the caller owns the quiz no more, and reads who does',
  uploadCsv: 'a file that nobody imports is deleted after a day',
}

const key = 'a'.repeat(32)
const writes = allRows.filter(({ row }) => row.method !== 'GET')

test('a call that writes is idempotent, takes a key, or is listed with the reason why it needs none', () => {
  const others = writes.filter(({ row }) => row.idempotent === undefined).map(({ name }) => name)
  expect(others.toSorted()).toEqual(Object.keys(doneEachTime).toSorted())
})

describe.each(entryPoints)('calls that are sent again, $name', ({ baseUrl }) => {
  for (const { row, title } of writes.filter(({ row }) => takesIdempotencyKey(row))) {
    test(`${title} is done once for its key, even by concurrent calls`, async ({ world, instructor }) => {
      const parts = await exampleOf(row, instructor)
      const send = (given: string, changed = parts) =>
        sendRow(baseUrl(world), row, changed, { ...instructor.headers, [idempotencyHeader]: given })
      const [first, ...again] = await Promise.all([send(key), send(key), send(key)])
      expect(first.status, JSON.stringify(first.body)).toBe(200)
      expect(first.headers).not.toHaveProperty(idempotencyHeader)
      const later = await send(key)
      for (const { status, body } of [...again, later])
        expect({ status, body }).toEqual({ status: 200, body: first.body })
      const refused = await send('too short')
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: idempotencyHeader }] } })
    })
  }

  test('the key of another call or another instructor reveals nothing', async ({ world, instructor }) => {
    const rows = Object.fromEntries(writes.map(({ name, row }) => [name, row]))
    const createQuiz = rows['createQuiz']!
    const parts = await exampleOf(createQuiz, instructor)
    const headers = { ...instructor.headers, [idempotencyHeader]: key }
    const first = await sendRow(baseUrl(world), createQuiz, parts, headers)
    const renamed = { ...parts, body: { ...(parts.body as object), name: 'Another quiz' } }
    expect(await sendRow(baseUrl(world), createQuiz, renamed, headers)).toMatchObject({
      status: 422,
      body: { code: 'CONTRACT', errors: [{ field: idempotencyHeader }] },
    })
    const stranger = await world.addInstructor()
    const own = await sendRow(baseUrl(world), createQuiz, await exampleOf(createQuiz, stranger), {
      ...stranger.headers,
      [idempotencyHeader]: key,
    })
    expect(own.status).toBe(200)
    expect(own.body.data.quiz._id).not.toBe(first.body.data.quiz._id)
  })
})
