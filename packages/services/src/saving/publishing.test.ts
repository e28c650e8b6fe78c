import { expect, test } from 'vitest'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { refuseInvalidQuestions } from '../quizzes/publication.ts'
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

test('given a formula that can not be drawn, then publishing is refused with the sentence of the page', async () => {
  const quizId = await addQuiz(db)
  const questions = [draft('a', { question: 'Is $x^2$ a square?' }), draft('b', { equation: '\\foo{x}' })]
  const message = 'Students see the TeX of a formula, because \\foo is no command of TeX at Question # 2'
  await expect(saveInOneCall(db, { quizId, questions, isPublished: true }, owner, now)).rejects.toMatchObject(
    { code: 'RULE', message },
  )
  await saveInOneCall(db, { quizId, questions, isPublished: false }, owner, now)
  await expect(refuseInvalidQuestions(db, quizId, 'full')).rejects.toMatchObject({ code: 'RULE', message })
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
