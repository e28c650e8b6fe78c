import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openEmbedded } from './open-embedded.ts'
import { readDump } from './test-database.ts'

let client: PGlite
beforeAll(async () => {
  client = await openEmbedded({ loadDataDir: await readDump() })
})
afterAll(() => client.close())

test('given parameters and none, then a query outside of a transaction takes two messages', async () => {
  const sent = vi.spyOn(client, 'execProtocolStream')
  const { rows } = await client.query('select $1::int + 1 as next, $2::text as word, $3::json as data', [
    1,
    null,
    { a: [1] },
  ])
  expect([rows, sent.mock.calls.length]).toEqual([[{ next: 2, word: null, data: { a: [1] } }], 2])
  expect(await client.query('select 1 as one', undefined, { rowMode: 'array' })).toMatchObject({
    rows: [[1]],
  })
  expect(await client.query('delete from auth.accounts')).toMatchObject({ affectedRows: 0, rows: [] })
})

test('given a query that fails at any step, then its error is told and the next query succeeds', async () => {
  for (const [text, params, sentence] of [
    ['select from from', [], 'syntax error'],
    ['select $1::int', ['one'], 'invalid input syntax'],
    ['select $1::bool', ['perhaps'], 'Invalid input for boolean type'],
    ['select 1 / $1::int', [0], 'division by zero'],
    ['select $1::int', [], 'supplies 0 parameters'],
  ] as const) {
    await expect(client.query(text, [...params])).rejects.toThrow(sentence)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})

test('given queries beside a transaction, then they wait for its end', async () => {
  await client.exec('create table notes (text text)')
  const { promise, resolve } = Promise.withResolvers<void>()
  const rolledBack = client.transaction(async (tx) => {
    await tx.query('insert into notes values ($1)', ['inside'])
    await promise
    await tx.rollback()
  })
  const outside = Promise.all(['a', 'b'].map((text) => client.query('insert into notes values ($1)', [text])))
  resolve()
  await Promise.all([rolledBack, outside])
  expect((await client.query('select text from notes order by 1')).rows).toEqual([
    { text: 'a' },
    { text: 'b' },
  ])
})
