import { expect, test } from 'vitest'
import { quizzes } from '../database/tables/quizzes.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addCourse, addQuiz, details, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const bea = await services.addInstructor('bea')

test("given another's course, a module of another course or unknown tags, then nothing is stored", async () => {
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

test('given a copy of a quiz, then it has the same questions with their own ids and origins', async () => {
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
