import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { courseInstructors } from '../database/tables/main.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addCourse, addQuiz, draftOf, placementOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const read = async (id: string) => (await ada.client.getQuizForInstructor({ params: { id } })).data.quiz

test('changing the course clears the chapter and the video', async () => {
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

test('given a course that its author no longer teaches, then its quiz can be changed, not moved there', async () => {
  const bea = await services.addInstructor('bea')
  const [id, elsewhere] = [await addQuiz(bea, placementOf(bea)), await addQuiz(bea)]
  await services.db.delete(courseInstructors).where(eq(courseInstructors.instructorId, bea.uid))
  const place = { course_id: bea.courseId, module_id: bea.moduleId }
  const { quiz } = (await bea.client.updateQuiz({ body: { quiz_id: id, name: 'Motion again', ...place } }))
    .data
  expect(quiz).toMatchObject({ ...place, name: 'Motion again', course: { name: 'Course of bea' } })
  await expect(bea.client.updateQuiz({ body: { quiz_id: elsewhere, ...place } })).rejects.toMatchObject({
    status: 404,
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

test('undoing an unpublishing restores the date, a new publication does not', async () => {
  const id = await addQuiz(ada, {}, [draftOf('One?')])
  const publish = async (keeps_published_at?: boolean) =>
    (await ada.client.updateQuiz({ body: { quiz_id: id, is_published: true, keeps_published_at } })).data.quiz
      .published_at
  const first = await publish()
  services.wait(60)
  await ada.client.unpublishQuizzes({ body: { quiz_id: [id] } })
  expect((await read(id)).published_at).toBeNull()
  expect(await publish(true)).toBe(first)
  await ada.client.unpublishQuizzes({ body: { quiz_id: [id] } })
  expect(await publish()).not.toBe(first)
})

test('setting an equal value does not count as a change of scoring', async () => {
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
