import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import type { CommandContext } from '../../commands/operator-command.ts'
import { attempts } from '../../database/tables/learner.ts'
import { ltiScores } from '../../database/tables/lti.ts'
import { said } from '../../learner/attempt-test-setup.ts'
import {
  enter,
  linkId,
  questions,
  quizId,
  services,
  setUpLtiTests,
  subject,
  ada,
} from '../../lti/lti-test-setup.ts'
import { learnerClient } from '../../test-support/learner-client.ts'
import { studentData } from './student-data-command.ts'

setUpLtiTests()

const run = (input: object): Promise<string> =>
  studentData(
    {
      db: services.db,
      now: services.now,
      report: () => undefined,
      signal: new AbortController().signal,
    } as Partial<CommandContext> as CommandContext,
    input,
  )

/** A student of a course who has handed in. */
const take = async (name: string, email: string): Promise<string> => {
  const { client } = await enter({ sub: `${subject}-${name}`, name, email })
  const { data } = await client.startAttempt({ body: { session_id: linkId } })
  await learnerClient(services.url, data.token).handInAttempt({
    params: { id: data.attempt_id },
    body: { answers: [said(questions[0]!._id, [0])] },
  })
  return data.attempt_id
}
const everything = async (): Promise<string> => {
  const { rows } = await services.db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('quiz', 'auth')`,
  )
  const texts: string[] = []
  for (const { name } of rows) {
    const found = await services.db.execute<{ row: string }>(
      sql`select stored::text as row from ${sql.raw(name)} as stored`,
    )
    texts.push(...found.rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

test('what is stored about a student is exported whole, without secrets', async () => {
  const id = await take('Zoë Kraus', 'zoe@uni.test')
  await take('Bo Li', 'bo@uni.test')
  const path = join(await mkdtemp(join(tmpdir(), 'quizwright-')), 'zoe.json')
  expect(await run({ email: 'ZOE@uni.test', path })).toContain('1 record')
  const text = await readFile(path, 'utf8')
  const read = JSON.parse(text) as Record<string, Record<string, unknown>[]>
  expect(read['students']).toMatchObject([{ full_name: 'Zoë Kraus', email: 'zoe@uni.test' }])
  expect(read['attempts']).toMatchObject([{ id }])
  expect(read['quizzes']).toMatchObject([{ name: 'Motion' }])
  expect(read['lti_students']).toMatchObject([{ platform: 'uni', subject: `${subject}-Zoë Kraus` }])
  expect(Object.keys(read)).toContain('attempt_answers')
  expect(text).not.toMatch(/token_hash|browser_hash|Bo Li/)
  await expect(run({ email: 'zoe@uni.test', path })).rejects.toThrow('exists')
})

test('an erased student is nowhere any more, and marks and statistics stay', async () => {
  const id = await take('Zoë Weg', 'weg@uni.test')
  const figures = async () => {
    const { data } = await ada.client.getQuizStats({ params: { id: quizId } })
    return JSON.stringify(data).replaceAll(/Zoë Weg|Erased student|weg@uni\.test/g, '')
  }
  const before = await figures()
  const [attempt] = await services.db.select().from(attempts).where(eq(attempts.id, id))
  expect(await run({ email: 'weg@uni.test', erase: true })).toContain('Nothing is erased yet')
  expect(await everything()).toContain('Zoë Weg')
  expect(await run({ email: 'weg@uni.test', erase: true, yes: true })).toContain('1 record erased')
  expect(await everything()).not.toMatch(/Zoë Weg|weg@uni\.test/)
  const [after] = await services.db.select().from(attempts).where(eq(attempts.id, id))
  expect(after).toEqual({ ...attempt, tokenHash: null, browserHash: null })
  expect(await figures()).toBe(before)
  expect(await services.db.$count(ltiScores, eq(ltiScores.studentId, attempt!.studentId))).toBe(0)
  await expect(run({ email: 'weg@uni.test', erase: true, yes: true })).rejects.toThrow('Nobody is stored')
  // The same person may come back, as somebody new.
  expect((await enter({ sub: `${subject}-Zoë Weg`, name: 'Zoë Weg' })).student.full_name).toBe('Zoë Weg')
})

test.each([
  [{ path: '/x' }, '--email or by --id'],
  [{ email: 'a@b.org' }, '--to, or erase'],
  [{ email: 'a@b.org', path: '/x', erase: true }, '--to, or erase'],
  [{ email: 'nobody' }, '--email must be'],
])('of wrong options %o, what is wrong is told', async (input, told) => {
  await expect(run(input)).rejects.toThrow(told)
})
