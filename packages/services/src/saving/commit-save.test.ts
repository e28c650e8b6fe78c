import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { questionRevisions, stagedBatches } from '../database/tables/questions.ts'
import { quizzes, tags } from '../database/tables/quizzes.ts'
import { setUpDatabase } from '../test-support/set-up-database.ts'
import { commitVersion } from './commit-version.ts'
import {
  addQuiz,
  batch,
  draft,
  drafts,
  now,
  owner,
  readStoredQuestions,
  readQuizRow,
  savingTo,
} from './fixtures.ts'
import { resumeSave } from './resume-save.ts'
import { saveInOneCall } from './save-in-one-call.ts'

const { db } = await setUpDatabase()
const { stage, stageAll, key, commit, idsOf } = savingTo(db)

test('the staged questions replace those of the quiz, in the order of the batches', async () => {
  const quizId = await addQuiz(db)
  for (const index of [1, 2, 0])
    await stage(batch(quizId, index, { questions: [draft(`b${index}`, { weightage: 3 })] }))
  expect(await commit(quizId)).toEqual({
    kind: 'saved',
    saved: { saveId: 'save-1', quiz_id: quizId, revision: 2, is_published: false, questions: 3 },
  })
  expect(await idsOf(quizId)).toEqual(['b0', 'b1', 'b2'])
  expect(await readQuizRow(db, quizId)).toMatchObject({
    revision: 2,
    questionCount: 3,
    totalMarks: 9,
    isPublished: false,
    publishedAt: null,
  })
  expect(await db.select().from(stagedBatches).where(eq(stagedBatches.quizId, quizId))).toEqual([])
})

test('a repeated commit returns the same outcome and changes nothing', async () => {
  const quizId = await addQuiz(db)
  await stageAll(quizId)
  const first = await commit(quizId)
  expect(await commit(quizId)).toEqual(first)
  expect(await resumeSave(db, key(quizId), owner)).toEqual(first)
  expect((await readQuizRow(db, quizId)).revision).toBe(2)
})

test('an unknown or incomplete save cannot be committed, and a committed one accepts no batches', async () => {
  const quizId = await addQuiz(db)
  await expect(commit(quizId)).rejects.toMatchObject({ code: 'ORDER' })
  await stage(batch(quizId, 0))
  await expect(commit(quizId)).rejects.toMatchObject({ code: 'ORDER' })
  await stageAll(quizId)
  await commit(quizId)
  await expect(stage(batch(quizId, 0))).rejects.toMatchObject({ code: 'ORDER' })
  await expect(commitVersion(db, key(quizId), owner, now)).rejects.toMatchObject({ code: 'ORDER' })
})

test('given a quiz that has changed, then the commit is refused and the quiz stays unchanged', async () => {
  const quizId = await addQuiz(db)
  await stageAll(quizId)
  await db.update(quizzes).set({ revision: 2 }).where(eq(quizzes.id, quizId))
  await expect(commit(quizId)).rejects.toMatchObject({ code: 'CONFLICT' })
  expect(await idsOf(quizId)).toEqual([])
})

test('an unchanged question keeps its revision; a changed one gets a new one, and the old one stays', async () => {
  const quizId = await addQuiz(db)
  await stageAll(quizId)
  await commit(quizId)
  const before = await readStoredQuestions(db, quizId)
  const changed = [
    draft('q1', { solution: 'Think.' }),
    draft('q0'),
    draft('new', { tags: [{ tag_name: 'Physics', _id: 'tag-1', tag_type: 'general' }] }),
  ]
  await stage(batch(quizId, 0, { saveId: 'save-2', total: 1, baseRevision: 2, questions: changed }))
  await commit(quizId, 'save-2')
  const after = await readStoredQuestions(db, quizId)
  expect(after.map(({ id, place }) => [id, place])).toEqual([
    ['q1', 1],
    ['q0', 2],
    ['new', 3],
  ])
  expect(after[1]!.revisionId).toBe(before[0]!.revisionId)
  expect(after[0]!.revisionId).not.toBe(before[1]!.revisionId)
  const [old] = await db
    .select()
    .from(questionRevisions)
    .where(eq(questionRevisions.id, before[1]!.revisionId))
  expect(old!.content).toEqual(before[1]!.content)
  expect(after[2]!.content.tags).toEqual([{ tag_name: 'Physics', tag_type: 'general' }])
})

test('the order of a question’s fields does not change its revision', async () => {
  const quizId = await addQuiz(db)
  await saveInOneCall(db, { quizId, questions: [draft('a')], isPublished: false }, owner, now)
  const before = await readStoredQuestions(db, quizId)
  const reordered = Object.fromEntries(Object.entries(draft('a')).reverse()) as ReturnType<typeof draft>
  await saveInOneCall(db, { quizId, questions: [reordered], isPublished: false }, owner, now)
  expect(await readStoredQuestions(db, quizId)).toEqual(before)
})

test('a question that occurs twice is refused with its index', async () => {
  const quizId = await addQuiz(db)
  for (const index of [0, 1, 2]) await stage(batch(quizId, index, { questions: [draft('same')] }))
  await expect(commit(quizId)).rejects.toMatchObject({
    code: 'CONTRACT',
    errors: [{ field: 'questions.1._id' }],
  })
})

if (isLongForm)
  test('given more questions than a quiz can hold, then the commit is refused', async () => {
    const quizId = await addQuiz(db)
    await expect(
      saveInOneCall(db, { quizId, questions: drafts(10_001), isPublished: false }, owner, now),
    ).rejects.toMatchObject({ code: 'CONTRACT' })
    expect(await idsOf(quizId)).toEqual([])
  })

test('an unknown tag name is added once as a general tag', async () => {
  const quizId = await addQuiz(db)
  const questions = [
    draft('a', { tags: [{ tag_name: 'Kinematics' }, { tag_name: 'kinematics' }] }),
    draft('b', { tags: [{ tag_name: 'KINEMATICS' }] }),
  ]
  await saveInOneCall(db, { quizId, questions, isPublished: false }, owner, now)
  const found = await db
    .select({ name: tags.tagName, type: tags.tagType })
    .from(tags)
    .where(eq(tags.tagKey, 'kinematics'))
  expect(found).toEqual([{ name: 'KINEMATICS', type: 'general' }])
  expect((await readStoredQuestions(db, quizId))[0]!.content.tags).toEqual([
    { tag_name: 'Kinematics', tag_type: 'general' },
  ])
})
