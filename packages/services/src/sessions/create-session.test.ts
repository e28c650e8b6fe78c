import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { courseInstructors } from '../database/tables/main.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, type Instructor, placementOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const bea = await services.addInstructor('bea')

type Place = { module_id?: string | null; course_id?: string | null }

const add = async ({ uid, client }: Instructor, quizId: string, place: Place = {}) =>
  (
    await client.createSession({
      body: {
        quiz_id: quizId,
        instructor_id: uid,
        name: 'Autumn',
        description: 'The second run.',
        start_time: '2030-09-01 08:00:00',
        end_time: '2030-12-01 08:00:00',
        ...place,
      },
    })
  ).data.session
const placeOf = ({ courseId, moduleId }: Instructor) => ({ course_id: courseId, module_id: moduleId })

test('a session has the course and module of its quiz, named or not', async () => {
  const quizId = await addQuiz(ada, placementOf(ada))
  expect(await add(ada, quizId)).toMatchObject(placeOf(ada))
  expect(await add(ada, quizId, placeOf(ada))).toMatchObject(placeOf(ada))
  expect(await add(ada, quizId, { course_id: null, module_id: null })).toMatchObject(placeOf(ada))
  const none = { course_id: null, module_id: null }
  expect(await add(ada, await addQuiz(ada), none)).toMatchObject(none)
})

test('given a course of another instructor, then it is not found', async () => {
  await expect(add(ada, await addQuiz(ada), placeOf(bea))).rejects.toMatchObject({ status: 404 })
})

test('given a course that its instructor no longer teaches, then its quiz still gets a session', async () => {
  const quizId = await addQuiz(bea, placementOf(bea))
  await services.db.delete(courseInstructors).where(eq(courseInstructors.instructorId, bea.uid))
  expect(await add(bea, quizId, placeOf(bea))).toMatchObject(placeOf(bea))
})
