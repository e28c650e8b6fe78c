import { runs } from '@quizwright/domain/test-support/long-form.ts'
import fc from 'fast-check'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { commitSave } from './commit-save.ts'
import { addQuiz, draft, now, owner, readStoredQuestions } from './fixtures.ts'
import { resumeSave } from './resume-save.ts'
import { saveInOneCall } from './save-in-one-call.ts'
import { stageBatch } from './stage-batch.ts'

const { db } = await setUpDatabase()

const total = 4
const processDied = new Error('The process died.')

/** Runs a task and rolls it back, as if the process had died before the commit. */
const dieBeforeCommit = (work: (db: Database) => Promise<unknown>): Promise<unknown> =>
  db
    .transaction(async (tx) => {
      await work(tx)
      throw processDied
    })
    .catch((error: unknown) => {
      if (error !== processDied) throw error
    })

test('given batches in any order, repeated and interrupted, then every question is stored once', async () => {
  const anyStep = fc.record({ index: fc.nat({ max: total - 1 }), dies: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), fc.boolean(), async (steps, diesAtCommit) => {
      const quizId = await addQuiz(db)
      const key = { quizId, saveId: 'save' }
      const stage = (index: number) => (database: Database) =>
        stageBatch(
          database,
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
      const received = resumed.kind === 'staging' ? resumed.progress.received : []
      const stagedIndexes = new Set(steps.filter((step) => !step.dies).map((step) => step.index))
      expect(received).toEqual([...stagedIndexes].sort())
      for (let index = 0; index < total; index += 1) if (!received.includes(index)) await stage(index)(db)
      if (diesAtCommit) await dieBeforeCommit((tx) => commitSave(tx, key, owner, now))
      expect(await readStoredQuestions(db, quizId)).toEqual([])
      await commitSave(db, key, owner, now)
      expect((await readStoredQuestions(db, quizId)).map(({ id, place }) => [id, place])).toEqual(
        [0, 1, 2, 3].flatMap((index) => [
          [`a${index}`, 2 * index + 1],
          [`b${index}`, 2 * index + 2],
        ]),
      )
    }),
    { numRuns: runs(25) },
  )
})

const unusualTexts = [
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
const naughtyStrings = new URL('../../../../../shared/data/hostile/blns/blns.json', import.meta.url)

test('unusual texts are stored and read back unchanged', async () => {
  if (!existsSync(naughtyStrings))
    console.info(
      'The shared list of naughty strings was left out: there is no shared data beside the repository.',
    )
  const listed = existsSync(naughtyStrings)
    ? (JSON.parse(readFileSync(naughtyStrings, 'utf8')) as string[])
    : []
  const texts = [...unusualTexts, ...listed].filter((text) => text.isWellFormed() && !text.includes('\0'))
  const quizId = await addQuiz(db)
  await saveInOneCall(
    db,
    {
      quizId,
      questions: texts.map((text, index) => draft(`q${index}`, { question: text, solution: text })),
      isPublished: false,
    },
    owner,
    now,
  )
  expect(
    (await readStoredQuestions(db, quizId)).map(({ content }) => [content.question, content.solution]),
  ).toEqual(texts.map((text) => [text, text]))
})
