import { expect, test } from 'vitest'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { commitSave } from './commit-save.ts'
import { addQuiz, batch, draft, drafts, now, owner, readQuizRow, savingTo } from './fixtures.ts'
import { saveInOneCall } from './save-in-one-call.ts'

const { db } = await setUpDatabase()
const { stage } = savingTo(db)

test('given an invalid question, then publishing is refused with its number', async () => {
  const quizId = await addQuiz(db)
  const invalid = draft('x', { question: ' ' })
  for (const index of [2, 1, 0])
    await stage(
      batch(quizId, index, { isPublished: true, questions: index === 1 ? [invalid] : drafts(2, index * 2) }),
    )
  await expect(commitSave(db, { quizId, saveId: 'save-1' }, owner, now)).rejects.toMatchObject({
    code: 'RULE',
    message: 'Question text can not be empty at Question # 3',
  })
  expect(await readQuizRow(db, quizId)).toMatchObject({ revision: 1, isPublished: false })
})

test('given a quiz without questions, then publishing is refused', async () => {
  const quizId = await addQuiz(db)
  await expect(
    saveInOneCall(db, { quizId, questions: [], isPublished: true }, owner, now),
  ).rejects.toMatchObject({ code: 'RULE', message: 'At least one question is required' })
})

test('the date of the first publication is kept until the quiz is unpublished', async () => {
  const quizId = await addQuiz(db)
  const saveAt = (isPublished: boolean, date: Date) =>
    saveInOneCall(db, { quizId, questions: drafts(1), isPublished }, owner, date)
  await saveAt(true, now)
  await saveAt(true, new Date(now.getTime() + 60_000))
  expect(await readQuizRow(db, quizId)).toMatchObject({ isPublished: true, publishedAt: now, revision: 3 })
  await saveAt(false, now)
  expect(await readQuizRow(db, quizId)).toMatchObject({ isPublished: false })
  const later = new Date(now.getTime() + 120_000)
  await saveAt(true, later)
  expect(await readQuizRow(db, quizId)).toMatchObject({ isPublished: true, publishedAt: later })
})
