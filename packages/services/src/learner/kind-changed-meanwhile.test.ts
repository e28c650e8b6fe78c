import { kindSamples } from '@quizwright/domain/kinds/testing/samples.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { addQuiz, draftOf, openTestServices, type TestServices } from '../test-support/test-services.ts'

let services: TestServices
beforeAll(async () => {
  services = await openTestServices()
})
afterAll(() => services[Symbol.asyncDispose]())

const kinds = ['multiple_answers', 'numeric', 'matching'] as const

test('a kind that is changed while students are in is marked as it was shown, and becomes a new version', async () => {
  const ada = await services.addInstructor('ada')
  const questions = kinds.map((name) =>
    draftOf(`Which of ${name}?`, { weightage: 2, ...kindSamples[name].asked }),
  )
  const quizId = await addQuiz(ada, { quiz_type: 'full' }, questions, true)
  const sessionId = await firstSessionId(services.db, quizId)
  const { learner, params, attempt } = await begin(services.url, sessionId, 'Bo')

  // Each question gets the kind of the next one.
  const changed = questions.map((question, at) => {
    const { options, interaction } = kindSamples[kinds[(at + 1) % kinds.length]!].asked
    return { ...question, options, ...(interaction && { interaction }) }
  })
  const save = { questions: changed, is_published: true, is_skippable: false, knows: ['kinds' as const] }
  const { data: refused } = await ada.client.addQuestions({ body: { quiz_id: quizId, ...save } })
  expect(refused).toMatchObject({ needToCreateNewVersion: true })
  const { data: made } = await ada.client.createNewVersion({ body: { quiz_id: quizId, ...save } })

  expect((await learner.readAttempt({ params })).data.questions).toEqual(attempt.questions)
  const answers = questions.map(({ _id }, at) => ({
    question_id: _id,
    is_marked: false,
    time_spent: 1,
    selected: [...kindSamples[kinds[at]!].right.selected],
    answer: kindSamples[kinds[at]!].right.answer,
    ...(kindSamples[kinds[at]!].right.response && { response: kindSamples[kinds[at]!].right.response! }),
  }))
  const { data } = await learner.handInAttempt({ params, body: { answers } })
  expect(data.result).toMatchObject({ obtained_marks: 6, correct_count: 3 })

  const others = await begin(services.url, await firstSessionId(services.db, made.quiz._id), 'Cy')
  expect(others.attempt.questions.map(({ interaction }) => interaction?.kind)).toEqual([
    'numeric',
    'matching',
    'multiple_answers',
  ])
})
