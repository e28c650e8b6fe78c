import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import type { CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { readQuestions } from '../../questions/read-questions.ts'
import { commitVersion } from '../../saving/commit-version.ts'
import { copyVersion } from '../../saving/copy-version.ts'
import { batch, readStoredQuestions, savingTo } from '../../saving/fixtures.ts'
import { saveInOneCall } from '../../saving/save-in-one-call.ts'
import { stageBatch } from '../../saving/stage-batch.ts'
import { addQuizFixture, fixtureTime as now } from '../../statistics/counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../../statistics/counts/fixtures/store-attempt.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { readCorrectionFinder } from '../active-corrections.ts'
import { applyChoice, runUndo } from '../fixtures.ts'
import { readCorrections } from '../read-corrections.ts'

const { db } = await setUpDatabase()
const { key } = savingTo(db)
const owner = 'ada'

const inEachWay: CorrectionChoice[] = [
  { kind: 'not_counted', correct: [] },
  { kind: 'full_marks', correct: [] },
  { kind: 'any_of', correct: [0, 2] },
  { kind: 'other_key', correct: [1] },
]

/** A quiz of five questions that one student took, and whose first questions were corrected. */
const addCorrected = async (choices: readonly CorrectionChoice[] = inEachWay): Promise<string> => {
  const fixture = await addQuizFixture(db, [1, 1, 1, 1, 1], 1)
  const { quizId, questions } = fixture
  const period = { isGeneral: true, endTime: new Date('2030-09-01') }
  await db.update(sessions).set(period).where(eq(sessions.id, fixture.sessionIds[0]!))
  await storeAttempt(db, fixture, { student: 0, session: 0, number: 1, selections: [1, 1, 1, 1, 0] })
  await db.update(quizzes).set({ attempts: 1 }).where(eq(quizzes.id, quizId))
  for (const [index, choice] of choices.entries())
    await applyChoice(db, { quizId, questionId: questions[index]!.id }, choice)
  return quizId
}

/** The questions as an editor reads and sends them. */
const draftsOf = async (quizId: string): Promise<DraftQuestion[]> =>
  (await readQuestions(db, quizId)).questions.map(
    ({ quiz_id: _, question_no: __, total_marks: ___, created_at: ____, related_video: _____, ...draft }) =>
      draft,
  )

const saveVersion = async (quizId: string, questions: DraftQuestion[]): Promise<string> => {
  await stageBatch(db, batch(quizId, 0, { total: 1, questions }), owner, now)
  return (await commitVersion(db, key(quizId), owner, now)).quiz._id
}

/** How each question is marked: by its correction, or by its right option. */
const marking = async (quizId: string) => {
  const find = await readCorrectionFinder(db, quizId)
  const stored = await readStoredQuestions(db, quizId)
  return stored.map(({ id, revisionId, content }) => {
    const correction = find(id, { id: revisionId, content })
    const right = content.options.findIndex((option) => option.is_correct)
    return correction ? [correction.kind, ...correction.correct] : ['key', right]
  })
}
const totalOf = async (quizId: string) =>
  (await db.select().from(quizzes).where(eq(quizzes.id, quizId)))[0]!.totalMarks

const corrected = [['not_counted'], ['full_marks'], ['any_of', 0, 2], ['key', 1], ['key', 0]]

test('given corrections of each kind, then a copied version, and its copy, are marked as the one before', async () => {
  const first = await addCorrected()
  const second = (await copyVersion(db, first, owner, { isPublished: false }, now)).quiz
  expect(await marking(second._id)).toEqual(corrected)
  expect(await totalOf(second._id)).toBe(4)
  expect(second.total_marks).toBe(4)
  const third = (await copyVersion(db, second._id, owner, { isPublished: false }, now)).quiz
  expect(await marking(third._id)).toEqual(corrected)
  expect(await readCorrections(db, third._id)).toMatchObject([
    { kind: 'any_of', question_no: 3, carried_from: 2, reason: 'The key was wrong.' },
    { kind: 'full_marks', question_no: 2, carried_from: 2 },
    { kind: 'not_counted', question_no: 1, carried_from: 2, summary: { attempts: 0, changed: 0 } },
  ])
})

test('given changed questions, then a saved version marks those by their key and the others as before', async () => {
  const first = await addCorrected()
  const drafts = await draftsOf(first)
  const changed = drafts.map((draft, index) => {
    if (index === 0) return { ...draft, question: 'How much is it?' }
    return index === 1 ? { ...draft, solution: 'Count.' } : draft
  })
  const second = await saveVersion(first, changed.slice(0, 4))
  expect(await marking(second)).toEqual([['key', 0], ['full_marks'], ['any_of', 0, 2], ['key', 1]])
  expect(await totalOf(second)).toBe(4)
})

test('given a version with carried corrections, then later saves and undoing keep its marks right', async () => {
  const first = await addCorrected()
  const second = (await copyVersion(db, first, owner, { isPublished: false }, now)).quiz._id
  const drafts = await draftsOf(second)
  const save = (questions: DraftQuestion[]) =>
    saveInOneCall(db, { quizId: second, questions, isPublished: false }, owner, now)
  await save([...drafts.slice(0, 2), { ...drafts[2]!, question: 'Which one?' }])
  expect(await marking(second)).toEqual([['not_counted'], ['full_marks'], ['key', 0]])
  expect(await totalOf(second)).toBe(2)
  const [anyOf, , notCounted] = await readCorrections(db, second)
  expect(anyOf).toMatchObject({ kind: 'any_of', is_outdated: true })
  expect(notCounted).not.toHaveProperty('is_outdated')
  await runUndo(db, { quizId: second, correctionId: notCounted!._id })
  expect(await totalOf(second)).toBe(3)
  expect((await marking(first))[0]).toEqual(['not_counted'])
})

test('given that only questions without marks are left, then neither a version nor a save is accepted', async () => {
  const first = await addCorrected()
  const drafts = await draftsOf(first)
  await expect(saveVersion(first, drafts.slice(0, 1))).rejects.toThrow(correctionTexts.noneCounts)
  const second = (await copyVersion(db, first, owner, { isPublished: false }, now)).quiz._id
  const left = { quizId: second, questions: drafts.slice(0, 1), isPublished: false }
  await expect(saveInOneCall(db, left, owner, now)).rejects.toThrow(correctionTexts.noneCounts)
  expect(await totalOf(second)).toBe(4)
})
