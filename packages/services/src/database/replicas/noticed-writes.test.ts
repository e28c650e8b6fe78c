import { expect, test, vi } from 'vitest'
import { isWrite, noticeWrites, runNoticed } from './noticed-writes.ts'

test.each([
  ['insert into "quiz"."quizzes" values ($1)', true],
  ['  UPDATE "quiz"."quizzes" set "name" = $1', true],
  ['delete from "quiz"."quizzes"', true],
  ['with "gone" as (delete from "quiz"."quizzes" returning "id") select * from "gone"', true],
  ['with "counted" as (select 1) select * from "counted"', false],
  ['select "updated_at" from "quiz"."quizzes" for update', false],
  ['select pg_advisory_xact_lock($1)', false],
])('whether the statement %j writes: %s', (statement, expected) => {
  expect(isWrite(statement)).toBe(expected)
})

test('given two concurrent tasks, then only the one that wrote is noted, before it settles', async () => {
  const noted: string[] = []
  const note = (name: string) => async () => void noted.push(name)
  const work = (statement: string) => async () => {
    await new Promise(setImmediate)
    noticeWrites.logQuery(statement, [])
    noticeWrites.logQuery('select 1', [])
  }
  await Promise.all([
    runNoticed(work('select 1'), note('reader')),
    runNoticed(work('insert into "a" values (1)'), note('writer')).then(() => noted.push('settled')),
  ])
  expect(noted).toEqual(['writer', 'settled'])
})

test('given a task that wrote and then failed, then it is noted and rejects', async () => {
  const note = vi.fn(async () => undefined)
  const work = async () => {
    noticeWrites.logQuery('update "a" set "b" = 1', [])
    throw new Error('later')
  }
  await expect(runNoticed(work, note)).rejects.toThrow('later')
  expect(note).toHaveBeenCalledOnce()
})
