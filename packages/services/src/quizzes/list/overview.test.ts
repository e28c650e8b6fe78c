import { beforeAll, expect, test } from 'vitest'
import { defaultListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { eq } from '../../database/drizzle.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { attempts } from '../../database/tables/learner.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import { setUpDatabase } from '../../test-support/set-up-database.ts'
import { addQuiz, now, owner } from '../../saving/fixtures.ts'
import { countQuizzes } from './count-quizzes.ts'
import { readHome } from './read-home.ts'
import { readRecentResults } from './read-recent-results.ts'

const dayMs = 24 * 60 * 60 * 1_000
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)

const { db } = await setUpDatabase()
const ids: Record<'optics' | 'waves' | 'heat' | 'old', string> = { optics: '', waves: '', heat: '', old: '' }
beforeAll(async () => {
  const physics = { courseId: 'P', courseName: 'Physics', courseKey: 'physics' }
  const published = { isPublished: true, publishedAt: now }
  ids.optics = await addQuiz(db, {
    name: 'Optics',
    nameKey: 'optics',
    ...physics,
    ...published,
    reportsCount: 2,
  })
  ids.waves = await addQuiz(db, { name: 'Waves', nameKey: 'waves', ...published, updatedAt: daysAgo(1) })
  ids.heat = await addQuiz(db, { name: 'Heat', nameKey: 'heat', moduleKey: 'waves', updatedAt: daysAgo(9) })
  ids.old = await addQuiz(db, { name: 'Old', nameKey: 'old', updatedAt: daysAgo(300) })
  await addQuiz(db, { name: 'Archived', nameKey: 'archived', isArchived: true, reportsCount: 7 })
  await addQuiz(db, {
    name: 'Of another',
    nameKey: 'optics',
    instructorId: 'other',
    ...published,
    reportsCount: 9,
  })
  await db
    .update(sessions)
    .set({ startTime: daysAgo(9), endTime: daysAgo(-3) })
    .where(eq(sessions.quizId, ids.optics))
})

const addResults = async (quizId: string, percentages: readonly number[]): Promise<void> => {
  const [session] = await db.select().from(sessions).where(eq(sessions.quizId, quizId))
  const studentId = makeId()
  const empty = {
    nameKey: '',
    email: '',
    emailKey: '',
    mailboxKey: '',
    phone: '',
    city: '',
    country: '',
    university: '',
  }
  await db.insert(students).values({
    ...empty,
    id: studentId,
    instructorId: owner,
    kind: 'unconfirmed',
    fullName: 'Ada',
    universityKey: '',
    createdAt: now,
  })
  await db.insert(attempts).values(
    percentages.map((correctPercentage, index) => ({
      id: makeId(),
      quizId,
      sessionId: session!.id,
      studentId,
      number: index + 1,
      startedAt: now,
      dueAt: now,
      submittedAt: new Date(now.getTime() + index),
      correctPercentage,
      isPassed: correctPercentage >= 50,
      city: '',
      country: '',
    })),
  )
}

test("given a search everywhere, then only the caller's matching quizzes are counted", async () => {
  const count = async (value: string, search = true) =>
    (await countQuizzes(db, owner, { ...defaultListState.search, value, search, everywhere: true })).toSorted(
      (a, b) => b.count - a.count,
    )
  const waves = await count('Waves')
  expect(waves.map(({ is_published, count: found }) => [is_published, found]).toSorted()).toEqual([
    [false, 1],
    [true, 1],
  ])
  expect(await count('optics')).toEqual([
    {
      is_published: true,
      is_archived: false,
      quiz_type: 'full',
      course_id: 'P',
      course_name: 'Physics',
      count: 1,
    },
  ])
  const all = await count('', false)
  expect(all.reduce((sum, group) => sum + group.count, 0)).toBe(5)
  expect(all[0]).toMatchObject({ is_published: false, is_archived: false, count: 2 })
})

test('given more than 30 results, then the newest 30 are counted in bands of ten percent', async () => {
  await addResults(ids.waves, [0, 0, 0, -5, 9.9, 10, 55, 99.9, 100, ...Array.from({ length: 24 }, () => 80)])
  const [recent, ...others] = await readRecentResults(db, [ids.waves, ids.heat])
  expect(others).toEqual([])
  expect(recent).toMatchObject({ quiz_id: ids.waves, results: 30, passed: 27 })
  expect(recent!.bands).toEqual([2, 1, 0, 0, 0, 1, 0, 0, 24, 2])
  expect(recent!.mean).toBeCloseTo((-5 + 9.9 + 10 + 55 + 99.9 + 100 + 24 * 80) / 30)
})

test('given drafts, then they come first, and those untouched for a long time come last', async () => {
  const home = await readHome(db, owner, now)
  expect(home.edited.map(({ quiz }) => quiz.name)).toEqual(['Heat', 'Optics', 'Waves', 'Old'])
})

test('reports and sessions that end soon are shown, except those of archived quizzes', async () => {
  const home = await readHome(db, owner, now)
  expect([home.reported.map(({ name }) => name), home.reported_total]).toEqual([['Optics'], 1])
  expect(home.closing).toMatchObject([
    { quiz_name: 'Optics', session_name: 'Spring', end_time: '2030-03-04 12:00:00' },
  ])
  expect(home.closing_total).toBe(1)
})
