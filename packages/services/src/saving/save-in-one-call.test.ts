import { expect, test } from 'vitest'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { addQuiz, draft, drafts, now, owner } from './fixtures.ts'
import { saveInOneCall } from './save-in-one-call.ts'

const { db } = await setUpDatabase()

test('a save that cannot be committed does not block the next one', async () => {
  const quizId = await addQuiz(db)
  await expect(
    saveInOneCall(
      db,
      { quizId, questions: [draft('a', { question: '' })], isPublished: true, baseRevision: 1 },
      owner,
      now,
    ),
  ).rejects.toMatchObject({ code: 'RULE' })
  expect(
    await saveInOneCall(
      db,
      { quizId, questions: [draft('a')], isPublished: true, baseRevision: 1 },
      owner,
      now,
    ),
  ).toMatchObject({ kind: 'saved' })
})

test('given a lost response, when the call is repeated, then it returns the same outcome', async () => {
  const quizId = await addQuiz(db)
  const save = { quizId, questions: drafts(3), isPublished: false, baseRevision: 1 }
  const first = await saveInOneCall(db, save, owner, now)
  expect(await saveInOneCall(db, save, owner, now)).toEqual(first)
  await expect(saveInOneCall(db, { ...save, questions: drafts(2) }, owner, now)).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})
