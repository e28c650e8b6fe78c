import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from './open-embedded.ts'
import { readDump } from '../testing/test-database.ts'

const client = await openEmbedded({ loadDataDir: await readDump() })
afterAll(() => client.close())

const prepared = async (text: string): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from pg_prepared_statements where statement = $1',
    [text],
  )
  return rows[0]!.n
}

test('a frequent statement is prepared once, and returns rows by its own parameters', async () => {
  const text = 'select n, n * $1::int as product from generate_series(1, $2::int) n'
  for (let factor = 1; factor <= 9; factor++) {
    const { rows, fields } = await client.query(text, [factor, factor % 3])
    expect(rows).toEqual(
      Array.from({ length: factor % 3 }, (_, i) => ({ n: i + 1, product: (i + 1) * factor })),
    )
    expect(fields.map(({ name }) => name)).toEqual(['n', 'product'])
  }
  expect(await prepared(text)).toBe(1)
})

test('a rare statement is not prepared', async () => {
  const text = 'select $1::text as rare'
  await client.query(text, ['once'])
  expect(await prepared(text)).toBe(0)
})

test('a prepared statement works again after it failed and after its transaction was rolled back', async () => {
  const text = 'select 12 / $1::int as quotient'
  const divide = async (by: number) =>
    (await client.query<{ quotient: number }>(text, [by])).rows[0]!.quotient
  for (const by of [1, 2, 3, 4]) expect(await divide(by)).toBe(12 / by)
  await expect(divide(0)).rejects.toThrow('division by zero')
  const inTransaction = client.transaction(async (tx) => {
    await tx.query(text, [0]).catch(() => undefined)
    await tx.query(text, [1])
  })
  await expect(inTransaction).rejects.toThrow('aborted')
  for (const by of [1, 2, 3, 4]) expect(await divide(by)).toBe(12 / by)
})

test('a statement without rows reports the rows that it changed', async () => {
  await client.exec('create table counted (n int)')
  const changed = []
  for (let n = 0; n < 8; n++)
    changed.push((await client.query('insert into counted values ($1)', [n])).affectedRows)
  expect(changed).toEqual(Array.from({ length: 8 }, () => 1))
  expect((await client.query('select count(*)::int as n from counted')).rows).toEqual([{ n: 8 }])
})

test('a statement is prepared again after the session has forgotten all', async () => {
  const text = 'select $1::int + 1 as next'
  for (const n of [1, 2, 3, 4, 5, 6]) await client.query(text, [n])
  await client.exec('discard all')
  expect((await client.query(text, [7])).rows).toEqual([{ next: 8 }])
  expect(await prepared(text)).toBe(1)
})

test('a frequent statement is planned once, by an index, also if its table was small then and grows', async () => {
  const text = 'select value from growing where id = any($1::int[])'
  const ask = async () => {
    for (let n = 1; n <= 10; n++) await client.query(text, [[n]])
  }
  await client.exec(
    'create table growing as select 1 as id, 1 as value; alter table growing add primary key (id)',
  )
  await client.exec('vacuum analyze growing')
  await ask()
  await client.exec('insert into growing select n, n from generate_series(2, 5000) n')
  await client.exec('vacuum analyze growing')
  await ask()
  const { rows } = await client.query<{ name: string; replanned: number }>(
    'select name, custom_plans::int as replanned from pg_prepared_statements where statement = $1',
    [text],
  )
  expect(rows).toMatchObject([{ replanned: 0 }])
  const plan = await client.query(`explain execute ${rows[0]!.name} (array[1])`)
  expect(JSON.stringify(plan.rows)).toContain('growing_pkey')
})
