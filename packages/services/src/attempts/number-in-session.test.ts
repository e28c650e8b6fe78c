import { expect, test } from 'vitest'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()

test('the first attempt in a second session is number 1 for the student and the teacher', async () => {
  const ada = await services.addInstructor('ada')
  const period = { start_time: '2030-03-01 12:00:00', end_time: '2030-03-02 12:00:00' }
  const quizId = await addQuiz(ada, period, [draftOf('one')], true)
  const {
    data: { session },
  } = await ada.client.createSession({
    body: { quiz_id: quizId, instructor_id: ada.uid, name: 'Again', description: 'Later.', ...period },
  })
  const links = [await firstSessionId(services.db, quizId), session._id, session._id]
  const numbers = []
  for (const link of links) {
    const { learner, params, number, attempt } = await begin(services.url, link, 'Bo')
    const { data } = await learner.handInAttempt({ params, body: { answers: [] } })
    numbers.push([number, attempt.number, data.number])
  }
  expect(numbers).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [2, 2, 2],
  ])
  const { data } = await ada.client.getResultsByQuiz({ params: { id: quizId }, query: {} })
  const listed = data.results.map(({ session_id, attempt_number }) => [
    links.indexOf(session_id),
    attempt_number,
  ])
  expect(listed.toSorted()).toEqual([
    [0, 1],
    [1, 1],
    [1, 2],
  ])
})
