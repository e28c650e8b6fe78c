import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { reports } from '../database/tables/learner.ts'
import { questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf, placementOf } from '../test-support/test-services.ts'

const services = await setUpServices({ learnerSiteUrl: 'http://learn.test' })
const ada = await services.addInstructor('ada')

const read = async (id: string) => (await ada.client.getQuizForInstructor({ params: { id } })).data.quiz

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

test('the sharable link of a pop quiz leads to its video, that of any other to the open session', async () => {
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

test('reports are grouped by text and by question', async () => {
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
