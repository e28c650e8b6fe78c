import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { questionRevisions, quizzes, sessions, stagedBatches, tags } from '../database/tables.ts'
import { openTestDatabase } from '../database/test-database.ts'
import { commitSave } from './commit-save.ts'
import { commitVersion } from './commit-version.ts'
import { addQuiz, draft, drafts, now, owner, readStoredQuestions, readQuizRow } from './fixtures.ts'
import { underWayMs, type SaveBatch } from './open-save.ts'
import { releaseSaves } from './release-saves.ts'
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

const batch = (quizId: string, index: number, changes: Partial<SaveBatch> = {}): SaveBatch => ({
  saveId: 'save-1',
  quizId,
  index,
  total: 3,
  baseRevision: 1,
  questions: drafts(2, index * 2),
  isPublished: false,
  isSkippable: false,
  ...changes,
})
const stage = (given: SaveBatch, at = now) => stageBatch(db, given, owner, at)
const stageAll = async (quizId: string, changes: Partial<SaveBatch> = {}) => {
  for (const index of [0, 1, 2]) await stage(batch(quizId, index, changes))
}
const key = (quizId: string, saveId = 'save-1') => ({ quizId, saveId })
const commit = (quizId: string, saveId?: string) => commitSave(db, key(quizId, saveId), owner, now)
const idsOf = async (quizId: string) => (await readStoredQuestions(db, quizId)).map((place) => place.id)

describe('staging', () => {
  test('tells what has arrived, in any order, a batch sent twice once, and changes nothing of the quiz', async () => {
    const quizId = await addQuiz(db)
    expect(await stage(batch(quizId, 2))).toMatchObject({ received: [2], isFirst: true, isLocked: false })
    expect(await stage(batch(quizId, 0))).toMatchObject({ received: [0, 2], isFirst: false })
    const twice = await stage(batch(quizId, 0, { questions: drafts(1, 90) }))
    expect(twice.received).toEqual([0, 2])
    expect(twice.progress).toBeCloseTo(66.67, 1)
    expect(await idsOf(quizId)).toEqual([])
    expect(await readQuizRow(db, quizId)).toMatchObject({ revision: 1, questionCount: 0 })
  })

  test.each([
    ['of a revision that is not the present one', { baseRevision: 2 }, 'CONFLICT'],
    ['beyond the last', { index: 3 }, 'ORDER'],
    ['of very many', { total: 1_001 }, 'ORDER'],
  ] as const)('a first batch %s is refused', async (_, changes, code) => {
    await expect(stage(batch(await addQuiz(db), 0, changes))).rejects.toMatchObject({ code })
  })

  test('a batch with which the questions become more than a quiz can hold is refused, and one sent again is not counted twice', async () => {
    const quizId = await addQuiz(db)
    await stage(batch(quizId, 0))
    const full = Array.from({ length: 9_997 }, (_, at) => ({
      id: `s${at}`,
      originId: `s${at}`,
      revisionId: 'r',
      marks: 1,
    }))
    await db
      .insert(stagedBatches)
      .values({ quizId, saveId: 'save-1', index: 1, questions: full, createdAt: now })
    expect((await stage(batch(quizId, 0))).received).toEqual([0, 1])
    await expect(stage(batch(quizId, 2))).rejects.toMatchObject({
      code: 'CONTRACT',
      errors: [{ field: 'questions', messages: ['A quiz can hold at most 10000 questions'] }],
    })
    expect((await stage(batch(quizId, 2, { questions: drafts(1, 4) }))).received).toEqual([0, 1, 2])
  })

  test.each([
    ['counts the batches otherwise', { total: 4 }],
    ['would publish', { isPublished: true }],
    ['began from elsewhere', { baseRevision: 2 }],
  ])('a batch that %s than the save it names is refused', async (_, changes) => {
    const quizId = await addQuiz(db)
    await stage(batch(quizId, 0))
    await expect(stage(batch(quizId, 1, changes))).rejects.toMatchObject({ code: 'ORDER' })
  })

  test('another’s quiz is not found', async () => {
    const quizId = await addQuiz(db, { instructorId: 'instructor-2' })
    await expect(stage(batch(quizId, 0))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(commit(quizId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(resumeSave(db, key(quizId), owner)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(commitVersion(db, key(quizId), owner, now)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a second save of the same quiz waits until the first is silent or released', async () => {
    const quizId = await addQuiz(db)
    await stage(batch(quizId, 0))
    const second = batch(quizId, 0, { saveId: 'save-2' })
    await expect(stage(second)).rejects.toMatchObject({ code: 'BUSY_ELSEWHERE', retryable: true })
    await releaseSaves(db, 'instructor-2', ['save-1'], now)
    await expect(stage(second)).rejects.toMatchObject({ code: 'BUSY_ELSEWHERE' })
    await releaseSaves(db, owner, ['save-1'], now)
    expect(await stage(second)).toMatchObject({ received: [0] })
    expect(
      await stage(batch(quizId, 0, { saveId: 'save-3' }), new Date(now.getTime() + underWayMs + 1)),
    ).toMatchObject({ received: [0] })
  })
})

describe('committing', () => {
  test('makes the staged questions those of the quiz, in the order of their batches, and says the new revision', async () => {
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

  test('twice answers the same and happens once', async () => {
    const quizId = await addQuiz(db)
    await stageAll(quizId)
    const first = await commit(quizId)
    expect(await commit(quizId)).toEqual(first)
    expect(await resumeSave(db, key(quizId), owner)).toEqual(first)
    expect((await readQuizRow(db, quizId)).revision).toBe(2)
  })

  test('before all batches are there, of a save that nobody knows and of one that is over is out of order', async () => {
    const quizId = await addQuiz(db)
    await expect(commit(quizId)).rejects.toMatchObject({ code: 'ORDER' })
    await stage(batch(quizId, 0))
    await expect(commit(quizId)).rejects.toMatchObject({ code: 'ORDER' })
    await stageAll(quizId)
    await commit(quizId)
    await expect(stage(batch(quizId, 0))).rejects.toMatchObject({ code: 'ORDER' })
    await expect(commitVersion(db, key(quizId), owner, now)).rejects.toMatchObject({ code: 'ORDER' })
  })

  test('a quiz that changed meanwhile is a conflict, and stays as it became', async () => {
    const quizId = await addQuiz(db)
    await stageAll(quizId)
    await db.update(quizzes).set({ revision: 2 }).where(eq(quizzes.id, quizId))
    await expect(commit(quizId)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await idsOf(quizId)).toEqual([])
  })

  test('questions that say what they said keep their revision, the others get one and the old one stays', async () => {
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

  test('the order in which the fields of a question were written does not make it another', async () => {
    const quizId = await addQuiz(db)
    await saveInOneCall(db, { quizId, questions: [draft('a')], isPublished: false }, owner, now)
    const before = await readStoredQuestions(db, quizId)
    const turned = Object.fromEntries(Object.entries(draft('a')).reverse()) as ReturnType<typeof draft>
    await saveInOneCall(db, { quizId, questions: [turned], isPublished: false }, owner, now)
    expect(await readStoredQuestions(db, quizId)).toEqual(before)
  })

  test('a question that comes twice is refused by its place', async () => {
    const quizId = await addQuiz(db)
    for (const index of [0, 1, 2]) await stage(batch(quizId, index, { questions: [draft('same')] }))
    await expect(commit(quizId)).rejects.toMatchObject({
      code: 'CONTRACT',
      errors: [{ field: 'questions.1._id' }],
    })
  })

  test('more questions than a quiz holds are refused', async () => {
    const quizId = await addQuiz(db)
    await expect(
      saveInOneCall(db, { quizId, questions: drafts(10_001), isPublished: false }, owner, now),
    ).rejects.toMatchObject({ code: 'CONTRACT' })
    expect(await idsOf(quizId)).toEqual([])
  })

  test('names that no tag has become general tags, once', async () => {
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
})

describe('publishing', () => {
  test('judges the rules again and names the question', async () => {
    const quizId = await addQuiz(db)
    const faulty = draft('x', { question: ' ' })
    for (const index of [2, 1, 0])
      await stage(
        batch(quizId, index, { isPublished: true, questions: index === 1 ? [faulty] : drafts(2, index * 2) }),
      )
    await expect(commit(quizId)).rejects.toMatchObject({
      code: 'RULE',
      message: 'Question text can not be empty at Question # 3',
    })
    expect(await readQuizRow(db, quizId)).toMatchObject({ revision: 1, isPublished: false })
  })

  test('nothing at all is refused', async () => {
    const quizId = await addQuiz(db)
    await expect(
      saveInOneCall(db, { quizId, questions: [], isPublished: true }, owner, now),
    ).rejects.toMatchObject({ code: 'RULE', message: 'At least one question is required' })
  })

  test('keeps the day on which the quiz was first published, and unpublishing takes it away', async () => {
    const quizId = await addQuiz(db)
    const at = (isPublished: boolean, date: Date) =>
      saveInOneCall(db, { quizId, questions: drafts(1), isPublished }, owner, date)
    await at(true, now)
    await at(true, new Date(now.getTime() + 60_000))
    expect(await readQuizRow(db, quizId)).toMatchObject({ isPublished: true, publishedAt: now, revision: 3 })
    await at(false, now)
    expect(await readQuizRow(db, quizId)).toMatchObject({ isPublished: false, publishedAt: null })
  })
})

describe('a quiz with attempts', () => {
  test('takes batches, says that it is locked, and stays as it is', async () => {
    const quizId = await addQuiz(db, { attempts: 3 })
    expect(await stage(batch(quizId, 0))).toMatchObject({ isFirst: true, isLocked: true })
    await stageAll(quizId)
    expect(await commit(quizId)).toEqual({ kind: 'locked' })
    expect(await resumeSave(db, key(quizId), owner)).toMatchObject({
      kind: 'staging',
      isLocked: true,
      arrived: { received: [0, 1, 2] },
    })
    expect(await idsOf(quizId)).toEqual([])
  })

  test('becomes a new version with a session of its own, once, and the old one stays', async () => {
    const quizId = await addQuiz(db, { isPublished: true, publishedAt: now, isArchived: true })
    await saveInOneCall(db, { quizId, questions: drafts(2), isPublished: true }, owner, now)
    await db.update(quizzes).set({ attempts: 3 }).where(eq(quizzes.id, quizId))
    const old = { row: await readQuizRow(db, quizId), places: await readStoredQuestions(db, quizId) }
    await stage(
      batch(quizId, 0, {
        total: 1,
        baseRevision: 2,
        isPublished: true,
        questions: [...drafts(2), draft('new')],
      }),
    )

    const saved = await commitVersion(db, key(quizId), owner, now)
    expect(saved).toMatchObject({
      saveId: 'save-1',
      quiz: {
        version: 2,
        revision: 1,
        family_id: quizId,
        is_published: true,
        is_archived: false,
        attempts: 0,
        name: 'Motion',
      },
      session: { name: 'Spring' },
    })
    expect(await commitVersion(db, key(quizId), owner, now)).toEqual(saved)
    expect(await resumeSave(db, key(quizId), owner)).toEqual({ kind: 'version', version: saved })
    const places = await readStoredQuestions(db, saved.quiz._id)
    expect(places.map((place) => place.originId)).toEqual(['q0', 'q1', 'new'])
    expect(places[0]!.revisionId).toBe(old.places[0]!.revisionId)
    expect({ row: await readQuizRow(db, quizId), places: await readStoredQuestions(db, quizId) }).toEqual(old)
    const [{ n }] = (await db
      .select({ n: count() })
      .from(sessions)
      .where(eq(sessions.quizId, saved.quiz._id))) as [{ n: number }]
    expect(n).toBe(1)
  })

  test('a session that is over is not taken along: the new one begins now', async () => {
    const quizId = await addQuiz(db, { attempts: 1 })
    const later = new Date('2031-01-01T00:00:00Z')
    await stage(batch(quizId, 0, { total: 1 }), later)
    const { session } = await commitVersion(db, key(quizId), owner, later)
    expect(session).toMatchObject({ start_time: '2031-01-01 00:00:00', end_time: '2031-07-01 00:00:00' })
  })
})

describe('by one call', () => {
  test('what can not be committed leaves nothing in the way of the next try', async () => {
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

  test('repeated because its answer was lost it is found done', async () => {
    const quizId = await addQuiz(db)
    const whole = { quizId, questions: drafts(3), isPublished: false, baseRevision: 1 }
    const first = await saveInOneCall(db, whole, owner, now)
    expect(await saveInOneCall(db, whole, owner, now)).toEqual(first)
    await expect(saveInOneCall(db, { ...whole, questions: drafts(2) }, owner, now)).rejects.toMatchObject({
      code: 'CONFLICT',
    })
  })
})
