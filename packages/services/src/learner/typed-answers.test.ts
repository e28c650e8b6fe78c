import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankNumeric } from '@quizwright/domain/kinds/numeric/numeric.ts'
import { blankShortAnswer } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import { begin } from '../test-support/learner-client.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import {
  addQuiz,
  draftOf,
  type Instructor,
  openTestServices,
  type TestServices,
} from '../test-support/test-services.ts'

let services: TestServices
let ada: Instructor
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
})
afterAll(() => services[Symbol.asyncDispose]())

const gravity = () => {
  const interaction = blankNumeric('9.81')
  interaction.key.accepted[0]!.tolerance = { by: 'absolute', amount: '0.05' }
  interaction.key.accepted.push({ value: '10', tolerance: { by: 'absolute', amount: '0' }, share: 50 })
  return draftOf('How strong is gravity?', { weightage: 2, options: [], interaction })
}
const capital = () =>
  draftOf('Which city is the capital?', {
    options: [],
    interaction: blankShortAnswer(['Paris', 'City of Paris']),
  })
const given = (questionId: string, answer: string) => ({
  question_id: questionId,
  selected: [],
  answer,
  is_marked: false,
  time_spent: 1,
})

test('typed answers are marked for the student and shown to the instructor, and no paper tells the key', async () => {
  const [number, words] = [gravity(), capital()]
  const quizId = await addQuiz(ada, { quiz_type: 'full' }, [number, words], true)
  const { learner, params } = await begin(services.url, await firstSessionId(services.db, quizId), 'Bo')
  const { data: paper } = await learner.readAttempt({ params })
  expect(paper.questions.map(({ interaction }) => interaction)).toEqual([
    { kind: 'numeric', unit: 'none', units: [] },
    { kind: 'short_answer' },
  ])
  expect(JSON.stringify(paper)).not.toMatch(/9\.81|Paris/)
  const answers = [given(number._id, '10,0'), given(words._id, ' city of  paris')]
  const { data } = await learner.handInAttempt({ params, body: { answers } })
  expect(data.result).toMatchObject({
    obtained_marks: 2,
    correct_count: 1,
    incorrect_count: 1,
    skipped_count: 0,
  })
  expect(data.result!.questions).toMatchObject([
    {
      answer: '10,0',
      obtained_marks: 1,
      solution: { is_correct: false, credit: 0.5, correct: [], accepted: ['9.81 ± 0.05', '10 (50%)'] },
    },
    { obtained_marks: 1, solution: { is_correct: true, accepted: ['Paris', 'City of Paris'] } },
  ])
  const { data: own } = await ada.client.getResult({ params: { id: params.id } })
  expect(own.result.questions.map(({ answer }) => answer)).toEqual(['10,0', ' city of  paris'])
})

test('an answer that is checked at once fixes the text', async () => {
  const number = gravity()
  const quizId = await addQuiz(ada, { quiz_type: 'practice', is_direct_check: true }, [number], true)
  const { learner, params } = await begin(services.url, await firstSessionId(services.db, quizId), 'Cy')
  await expect(learner.checkAnswer({ params, body: given(number._id, ' ') })).rejects.toMatchObject({
    code: 'RULE',
  })
  const { data } = await learner.checkAnswer({ params, body: given(number._id, '9.8') })
  expect(data).toMatchObject({ is_correct: true, accepted: ['9.81 ± 0.05', '10 (50%)'] })
  await expect(
    learner.saveAnswers({ params, body: { answers: [given(number._id, '1')] } }),
  ).rejects.toMatchObject({ code: 'ANSWER_FIXED' })
})
