import { expect, test } from 'vitest'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { addQuiz, draft, now, owner, readStoredQuestions } from './fixtures.ts'
import { saveInOneCall } from './save-in-one-call.ts'

const { db } = await setUpDatabase()

const statement = draft('a', { interaction: { kind: 'true_false' } })

test('a sender that does not know kinds cannot replace a quiz that has some', async () => {
  const quizId = await addQuiz(db)
  const first = { quizId, questions: [statement], isPublished: false, baseRevision: 1 }
  await saveInOneCall(db, first, owner, now)
  const replacement = { quizId, questions: [draft('b')], isPublished: false, baseRevision: 2 }
  await expect(saveInOneCall(db, replacement, owner, now)).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Reload the page'),
  })
  expect((await readStoredQuestions(db, quizId)).map(({ id }) => id)).toEqual(['a'])
  await saveInOneCall(db, { ...replacement, knows: ['kinds'] }, owner, now)
  expect((await readStoredQuestions(db, quizId)).map(({ id }) => id)).toEqual(['b'])
})

test('a quiz without kinds is replaced as before', async () => {
  const quizId = await addQuiz(db)
  const save = { quizId, questions: [draft('a')], isPublished: false }
  await saveInOneCall(db, { ...save, baseRevision: 1 }, owner, now)
  expect(
    await saveInOneCall(db, { ...save, questions: [draft('b')], baseRevision: 2 }, owner, now),
  ).toMatchObject({ kind: 'saved' })
})
