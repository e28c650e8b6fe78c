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
const placementOf = ({
  courseId: course_id,
  moduleId: module_id,
  chapterId: chapter_id,
  videoId: video_id,
}: Awaited<ReturnType<typeof addCourse>>) => ({ course_id, module_id, chapter_id, video_id })

test('a quiz has the names of its course, module, chapter, video, tags and faculties', async () => {
  const id = await addQuiz(ada, placementOf(ada))
  expect(await read(id)).toMatchObject({
    course: { name: 'Course of ada' },
    module: { name: 'Module of ada' },
    chapter: { name: 'Chapter of ada' },
    video: { name: 'Video of ada' },
    tags: [{ _id: ada.courseTagId, name: 'Tag of ada' }],
    faculties: [{ _id: ada.facultyId, name: 'Faculty of ada' }],
  })
})

test('refuses a course of others, a module of another course and unknown tags, and stores nothing', async () => {
  const before = await services.db.$count(quizzes)
  const second = await addCourse(services.db, ada.uid, 'ada again')
  for (const changes of [
    { course_id: bea.courseId, module_id: bea.moduleId },
    { course_id: ada.courseId, module_id: second.moduleId },
    { tags: ['nothing'] },
    { faculties: ['nothing'] },
  ]) {
    await expect(ada.client.createQuiz({ body: details(ada, changes) })).rejects.toMatchObject({
      status: 404,
    })
  }
  expect(await services.db.$count(quizzes)).toBe(before)
})

test('another course clears the chapter and the video', async () => {
  const id = await addQuiz(ada, placementOf(ada))
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

test('an update is checked together with the stored details', async () => {
  const id = await addQuiz(ada, placementOf(ada))
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

test('publishing again keeps the date and the revision, and unpublishing clears the date', async () => {
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

test('an equal value does not count as a change of scoring', async () => {
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

test('a copy has the same questions with ids and origins of their own', async () => {
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

test('the sharable link of a pop quiz leads to its video, any other to the open session', async () => {
  const pop = await addQuiz(ada, { ...placementOf(ada), quiz_type: 'pop' }, [draftOf('One?')], true)
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

test('groups reports by text and by question', async () => {
  const [first, second] = [draftOf('One?'), draftOf('Two?')]
  const id = await addQuiz(ada, {}, [first, second])
  const [row] = await services.db.select().from(questions).where(eq(questions.id, first._id))
  const report = (time: number, description: string, questionId = first._id) => ({
    id: `${id}-${time}`,
    quizId: id,
    questionId,
    revisionId: row!.revisionId,
    category: 'question is unclear',
    description,
    createdAt: new Date(time),
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
