import fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { commitSave } from './commit-save.ts'
import { addQuiz, draft, now, owner, readStoredQuestions } from './fixtures.ts'
import { resumeSave } from './resume-save.ts'
import { saveInOneCall } from './save-in-one-call.ts'
import { stageBatch } from './stage-batch.ts'

let opened: OpenDatabase
let db: Database
beforeAll(async () => {
  opened = await openTestDatabase()
  db = opened.db
})
afterAll(() => opened.close())

const total = 4
const died = new Error('The process died.')

/** Does the work and loses it: what a process leaves that dies before its transaction is committed. */
const dieBeforeCommit = (work: (db: Database) => Promise<unknown>): Promise<unknown> =>
  db
    .transaction(async (tx) => {
      await work(tx)
      throw died
    })
    .catch((error: unknown) => {
      if (error !== died) throw error
    })

test('whatever order, repetition and breaks a save goes through, each question is there once at the end', async () => {
  const step = fc.record({ index: fc.nat({ max: total - 1 }), dies: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), fc.boolean(), async (steps, diesAtTheEnd) => {
      const quizId = await addQuiz(db)
      const key = { quizId, saveId: 'save' }
      const stage = (index: number) => (on: Database) =>
        stageBatch(
          on,
          {
            ...key,
            index,
            total,
            baseRevision: 1,
            questions: [draft(`a${index}`), draft(`b${index}`)],
            isPublished: false,
            isSkippable: false,
          },
          owner,
          now,
        )
      for (const { index, dies } of steps) await (dies ? dieBeforeCommit(stage(index)) : stage(index)(db))

      const resumed = await resumeSave(db, key, owner)
      const arrived = resumed.kind === 'staging' ? resumed.arrived.received : []
      expect(arrived).toEqual([...new Set(steps.filter((one) => !one.dies).map((one) => one.index))].sort())
      for (let index = 0; index < total; index += 1) if (!arrived.includes(index)) await stage(index)(db)
      if (diesAtTheEnd) await dieBeforeCommit((on) => commitSave(on, key, owner, now))
      expect(await readStoredQuestions(db, quizId)).toEqual([])
      await commitSave(db, key, owner, now)
      expect((await readStoredQuestions(db, quizId)).map(({ id, place }) => [id, place])).toEqual(
        [0, 1, 2, 3].flatMap((index) => [
          [`a${index}`, 2 * index + 1],
          [`b${index}`, 2 * index + 2],
        ]),
      )
    }),
    { numRuns: 25 },
  )
})

const odd = [
  '\'"`;--',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'Ω≈ç√∫˜µ≤≥÷',
  '田中さんにあげて下さい',
  '👩‍👩‍👧‍👦',
  '\u202Etest\u202E',
  'a\u0300'.repeat(50),
  '\t\r\n\v',
  '\u0001\u007f',
  'NULL',
  '1e400',
  '__proto__',
  ' ',
]
const naughty = new URL('../../../../../shared/data/hostile/blns/blns.json', import.meta.url)

test('texts that upset other programs are stored and read back as they were', async () => {
  if (!existsSync(naughty))
    console.info(
      'The shared list of naughty strings was left out: there is no shared data beside the repository.',
    )
  const listed = existsSync(naughty) ? (JSON.parse(readFileSync(naughty, 'utf8')) as string[]) : []
  const texts = [...odd, ...listed].filter((text) => text.isWellFormed() && !text.includes('\0'))
  const quizId = await addQuiz(db)
  await saveInOneCall(
    db,
    {
      quizId,
      questions: texts.map((text, at) => draft(`q${at}`, { question: text, solution: text })),
      isPublished: false,
    },
    owner,
    now,
  )
  expect(
    (await readStoredQuestions(db, quizId)).map(({ content }) => [content.question, content.solution]),
  ).toEqual(texts.map((text) => [text, text]))
})
