import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questions, quizzes, reports } from '../database/tables.ts'
import {
  addCourse,
  addQuiz,
  details,
  draftOf,
  openTestServices,
  type Instructor,
  type TestServices,
} from '../test-support/test-services.ts'

let services: TestServices
let ada: Instructor
let bea: Instructor
beforeAll(async () => {
  services = await openTestServices({ learnerSiteUrl: 'http://learn.test' })
  ada = await services.addInstructor('ada')
  bea = await services.addInstructor('bea')
})
afterAll(() => services[Symbol.asyncDispose]())

const read = async (id: string) => (await ada.client.getQuizForInstructor({ params: { id } })).data.quiz
const placeOf = ({
  courseId: course_id,
  moduleId: module_id,
  chapterId: chapter_id,
  videoId: video_id,
}: Awaited<ReturnType<typeof addCourse>>) => ({ course_id, module_id, chapter_id, video_id })

test('a quiz carries the names of its place, tags and faculties', async () => {
  const id = await addQuiz(ada, placeOf(ada))
  expect(await read(id)).toMatchObject({
    course: { name: 'Course of ada' },
    module: { name: 'Module of ada' },
    chapter: { name: 'Chapter of ada' },
    video: { name: 'Video of ada' },
    tags: [{ _id: ada.courseTagId, name: 'Tag of ada' }],
    faculties: [{ _id: ada.facultyId, name: 'Faculty of ada' }],
  })
})

test('a course that others teach, a module of another course and a tag that does not exist are not found, and nothing is kept', async () => {
  const before = await services.db.$count(quizzes)
  const second = await addCourse(services.db, ada.uid, 'ada again')
  for (const place of [
    { course_id: bea.courseId, module_id: bea.moduleId },
    { course_id: ada.courseId, module_id: second.moduleId },
    { tags: ['nothing'] },
    { faculties: ['nothing'] },
  ]) {
    await expect(ada.client.createQuiz({ body: details(ada, place) })).rejects.toMatchObject({ status: 404 })
  }
  expect(await services.db.$count(quizzes)).toBe(before)
})

test('another course takes module, chapter and video along', async () => {
  const id = await addQuiz(ada, placeOf(ada))
  const second = await addCourse(services.db, ada.uid, 'ada again')
  const {
    data: { quiz },
  } = await ada.client.updateQuiz({
    body: { quiz_id: id, course_id: second.courseId, module_id: second.moduleId },
  })
  expect(quiz).toMatchObject({
    course_id: second.courseId,
    module_id: second.moduleId,
    chapter_id: null,
    video_id: null,
    video: null,
  })
})

test('the whole quiz is judged, not only what changes', async () => {
  const id = await addQuiz(ada, placeOf(ada))
  const other = await addCourse(services.db, ada.uid, 'ada again')
  await expect(
    ada.client.updateQuiz({ body: { quiz_id: id, course_id: other.courseId } }),
  ).rejects.toMatchObject({ code: 'RULE', message: 'module_id is required' })
  const plain = await addQuiz(ada)
  await expect(
    ada.client.updateQuiz({ body: { quiz_id: plain, tags: [], faculties: [] } }),
  ).rejects.toMatchObject({ message: 'faculty: Atleast one faculty should be selected' })
  await expect(ada.client.updateQuiz({ body: { quiz_id: plain, quiz_type: 'pop' } })).rejects.toMatchObject({
    code: 'RULE',
  })
})

test('publishing keeps the first day, raises no revision, and unpublishing forgets it', async () => {
  const id = await addQuiz(ada, {}, [draftOf('One?')])
  const { revision } = await read(id)
  const {
    data: { quiz },
  } = await ada.client.updateQuiz({ body: { quiz_id: id, is_published: true } })
  expect(quiz).toMatchObject({ is_published: true, revision })
  services.wait(60)
  const {
    data: { quiz: again },
  } = await ada.client.updateQuiz({ body: { quiz_id: id, is_published: true } })
  expect(again.published_at).toBe(quiz.published_at)
  const {
    data: { quiz: withdrawn },
  } = await ada.client.updateQuiz({ body: { quiz_id: id, is_published: false } })
  expect(withdrawn).toMatchObject({ is_published: false, published_at: null })
})

test('a save of an equal value is no change of scoring', async () => {
  const id = await addQuiz(ada, {}, [draftOf('One?')])
  await services.db.update(quizzes).set({ attempts: 3 }).where(eq(quizzes.id, id))
  expect(
    (
      await ada.client.updateQuiz({
        body: { quiz_id: id, duration: 600, passing_percentage: 50, quiz_type: 'full', name: 'Renamed' },
      })
    ).data.quiz.name,
  ).toBe('Renamed')
  await expect(ada.client.updateQuiz({ body: { quiz_id: id, quiz_type: 'practice' } })).rejects.toMatchObject(
    { code: 'NEW_VERSION_NEEDED' },
  )
})

test('a copy begins lines of its own that say the same', async () => {
  const id = await addQuiz(ada, {}, [draftOf('One?', { weightage: 3 }), draftOf('Two?')])
  const {
    data: { quiz },
  } = await ada.client.createQuiz({ body: details(ada, { name: 'Copy of Motion', copy_of: id }) })
  const { data: source } = await ada.client.getQuizData({ params: { id } })
  const { data: copy } = await ada.client.getQuizData({ params: { id: quiz._id } })
  expect(quiz).toMatchObject({ total_marks: 4, is_published: false })
  expect(copy.questions.map((question) => question.question)).toEqual(['One?', 'Two?'])
  expect(copy.questions.map((question) => question.origin_id)).toEqual(
    copy.questions.map((question) => question._id),
  )
  expect(copy.questions.map((question) => question._id)).not.toEqual(
    source.questions.map((question) => question._id),
  )
  await expect(bea.client.createQuiz({ body: details(bea, { copy_of: id }) })).rejects.toMatchObject({
    status: 404,
  })
})

test('a pop quiz is shared by its video’s page, any other by the session that is open', async () => {
  const pop = await addQuiz(ada, { ...placeOf(ada), quiz_type: 'pop' }, [draftOf('One?')], true)
  expect((await ada.client.getSharableLink({ params: { id: pop } })).data.link).toBe(
    `http://learn.test/course/a-course/1/${ada.videoId}`,
  )

  const id = await addQuiz(
    ada,
    { start_time: '2029-01-01 00:00:00', end_time: '2029-06-01 00:00:00' },
    [draftOf('One?')],
    true,
  )
  const addSession = async (name: string, start_time: string, end_time: string) =>
    (
      await ada.client.createSession({
        body: { quiz_id: id, name, description: 'A run.', start_time, end_time, instructor_id: ada.uid },
      })
    ).data.session._id
  const open = await addSession('Open', '2030-01-01 00:00:00', '2030-12-01 00:00:00')
  await addSession('To come', '2035-01-01 00:00:00', '2035-06-01 00:00:00')
  expect((await ada.client.getSharableLink({ params: { id } })).data.link).toBe(
    `http://learn.test/standard-quiz/${open}`,
  )
})

test('reports are gathered by what they say and by question', async () => {
  const [first, second] = [draftOf('One?'), draftOf('Two?')]
  const id = await addQuiz(ada, {}, [first, second])
  const [row] = await services.db.select().from(questions).where(eq(questions.id, first._id))
  const report = (at: number, description: string, questionId = first._id) => ({
    id: `${id}-${at}`,
    quizId: id,
    questionId,
    revisionId: row!.revisionId,
    category: 'question is unclear',
    description,
    createdAt: new Date(at),
  })
  await services.db
    .insert(reports)
    .values([report(1, '', second._id), report(2, ''), report(3, 'Which speed?')])
  await services.db.update(quizzes).set({ reportsCount: 3 }).where(eq(quizzes.id, id))
  expect(await read(id)).toMatchObject({
    reports_count: 3,
    reports: [
      { desc: 'question is unclear', totalCount: 2, questions: [1, 2] },
      { desc: 'question is unclear: Which speed?', totalCount: 1, questions: [1] },
    ],
    report_entries: [
      { question_no: 1, report_desc: ['question is unclear', 'question is unclear: Which speed?'] },
      { question_no: 2, report_desc: ['question is unclear'] },
    ],
  })
})
