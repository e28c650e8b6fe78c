import { defaultListState, type ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { describe, expect } from 'vitest'
import { clientOn } from '../support/clients.ts'
import { entryPoints } from '../support/entry-points.ts'
import { addQuiz, soundQuestions } from '../support/seed-objects.ts'
import { test } from '../support/world-test.ts'
import type { Instructor } from '../support/world.ts'

/** Five quizzes: three published (one of them archived), two not. */
const addFive = async (instructor: Instructor) => {
  const { course, module } = instructor.courseIds
  const ids = {
    algebra: await addQuiz(
      instructor,
      { name: 'Algebra', course_id: course, module_id: module },
      soundQuestions(1),
      true,
    ),
    biology: await addQuiz(
      instructor,
      { name: 'biology 100% _', quiz_type: 'practice' },
      soundQuestions(1),
      true,
    ),
    old: await addQuiz(instructor, { name: 'Old algebra' }, soundQuestions(1), true),
    chemistry: await addQuiz(instructor, { name: 'Chemistry' }),
    essay: await addQuiz(instructor, { name: 'Essay', quiz_type: 'daq' }, []),
  }
  await instructor.direct.archiveQuizzes({ body: { quiz_id: [ids.old] } })
  return ids
}
const state = (changes: { [Part in keyof ListState]?: Partial<ListState[Part]> }): ListState => ({
  filters: { ...defaultListState.filters, ...changes.filters },
  sort: { ...defaultListState.sort, ...changes.sort },
  search: { ...defaultListState.search, ...changes.search },
  pagination: { ...defaultListState.pagination, ...changes.pagination },
})

describe.each(entryPoints)('the list of quizzes, $name', (entryPoint) => {
  test('filters by published, archived and type, and counts quizzes that are not archived', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    await addFive(instructor)
    const names = async (changes: Parameters<typeof state>[0]) =>
      (
        await client.getFilteredQuizzes({ params: { instructorId: instructor.uid }, body: state(changes) })
      ).data.quizzes.map((quiz) => quiz.name)
    expect(await names({})).toEqual(['biology 100% _', 'Algebra'])
    expect(await names({ filters: { is_publish: false } })).toEqual(['Essay', 'Chemistry'])
    expect(await names({ filters: { is_publish: undefined } })).toEqual([
      'Essay',
      'Chemistry',
      'biology 100% _',
      'Algebra',
    ])
    expect(await names({ filters: { is_archived: true } })).toEqual(['Old algebra'])
    expect(await names({ filters: { quiz_type: 'full' } })).toEqual(['Algebra'])
    expect(await names({ filters: { is_publish: false, quiz_type: 'daq' } })).toEqual(['Essay'])
    expect((await client.getPublishedCount({ params: { instructorId: instructor.uid } })).data.count).toBe(2)
    expect((await client.getUnpublishedCount({ params: { instructorId: instructor.uid } })).data.count).toBe(
      2,
    )
  })

  test('searches name, course and module ignoring case, with wildcards taken literally', async ({
    world,
    instructor,
  }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    await addFive(instructor)
    const {
      data: { quizzes },
    } = await client.getFilteredQuizzes({ params: { instructorId: instructor.uid }, body: state({}) })
    const placed = quizzes.find((quiz) => quiz.name === 'Algebra')!
    const found = async (key: 'quiz' | 'course' | 'module', value: string) =>
      (
        await client.getFilteredQuizzes({
          params: { instructorId: instructor.uid },
          body: state({ search: { key, value, search: true } }),
        })
      ).data.quizzes.map((quiz) => quiz.name)
    expect(await found('quiz', 'BIO')).toEqual(['biology 100% _'])
    expect(await found('quiz', '%')).toEqual(['biology 100% _'])
    expect(await found('quiz', '_')).toEqual(['biology 100% _'])
    expect(await found('course', placed.course!.name.toUpperCase())).toEqual(['Algebra'])
    expect(await found('module', placed.module!.name.slice(0, 3))).toEqual(['Algebra'])
    expect(await found('quiz', 'nothing like it')).toEqual([])
    const { data } = await client.searchQuizzes({
      body: { instructor_id: instructor.uid, key: 'quiz', value: 'alg', page: 1, perPage: 10 },
    })
    expect(data.quizzes.map((quiz) => quiz.name)).toContain('Algebra')
  })

  test('sorts by each key in both directions', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    await addFive(instructor)
    const sorted = async (sortBy: ListState['sort']['sortBy'], sortOrder: 1 | -1) =>
      (
        await client.getQuizzesByInstructor({
          body: { instructor_id: instructor.uid, page: 1, perPage: 50, sortBy, orderBy: sortOrder },
        })
      ).data.quizzes.map((quiz) => quiz.name)
    expect(await sorted('name', 1)).toEqual(['Algebra', 'biology 100% _', 'Chemistry', 'Essay'])
    expect(await sorted('name', -1)).toEqual(['Essay', 'Chemistry', 'biology 100% _', 'Algebra'])
    expect(await sorted('created_at', -1)).toEqual(['Essay', 'Chemistry', 'biology 100% _', 'Algebra'])
    expect(await sorted('created_at', 1)).toEqual(['Algebra', 'biology 100% _', 'Chemistry', 'Essay'])
    expect((await sorted('course.name', -1))[0]).toBe('Algebra')
    expect((await sorted('quiz_type', 1))[0]).toBe('Essay')
    expect(await sorted('reports_count', 1)).toHaveLength(4)
  })

  test('pages do not overlap, and say whether another follows', async ({ world, instructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    for (let no = 1; no <= 7; no++) await addQuiz(instructor, { name: `Quiz ${no}` }, [])
    const page = async (no: number) =>
      (
        await client.getUnpublished({
          body: { instructor_id: instructor.uid, page: no, perPage: 3, sortBy: 'name', orderBy: 1 },
        })
      ).data
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ quizzes }) => quizzes.map((quiz) => quiz.name))).toEqual([
      ['Quiz 1', 'Quiz 2', 'Quiz 3'],
      ['Quiz 4', 'Quiz 5', 'Quiz 6'],
      ['Quiz 7'],
      [],
    ])
    expect(pages.map(({ hasNextPage }) => hasNextPage)).toEqual([true, true, false, false])
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
  })

  test('contains no quizzes of other instructors', async ({ world, instructor, otherInstructor }) => {
    const client = clientOn(entryPoint.baseUrl(world), instructor)
    await addFive(otherInstructor)
    const theirs = clientOn(entryPoint.baseUrl(world), otherInstructor)
    const body = { instructor_id: otherInstructor.uid, page: 1, perPage: 50 }
    expect((await theirs.getUnpublished({ body })).data.quizzes).not.toEqual([])
    for (const list of [
      client.getPublished,
      client.getUnpublished,
      client.getQuizzesByInstructor,
      client.getArchivedQuizzesByInstructor,
    ]) {
      expect(
        (await list({ body: { instructor_id: instructor.uid, page: 1, perPage: 50 } })).data.quizzes,
      ).toEqual([])
    }
  })
})
