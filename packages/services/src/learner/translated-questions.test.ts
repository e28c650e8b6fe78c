import { fullQuestion } from '@quizwright/domain/csv/sparse-question.ts'
import { textsToTranslate, withTranslated } from '@quizwright/domain/translations/translate.ts'
import { expect, test } from 'vitest'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const original = fullQuestion({
  question: 'Which river is longer?',
  solution: 'It has 2,850 km.',
  options: [{ option: 'Danube', is_correct: true }, { option: 'Rhine' }],
})
const inUrdu: Readonly<Record<string, string>> = {
  'Which river is longer?': 'کون سا دریا زیادہ لمبا ہے؟',
  'It has 2,850 km.': 'یہ 2850 کلومیٹر ہے۔',
  Danube: 'ڈینیوب',
  Rhine: 'رائن',
}
const translations = textsToTranslate(original, 'ur').reduce(
  (before, text) => withTranslated({ ...original, translations: before }, 'ur', text, inUrdu[text.original]!),
  [] as ReturnType<typeof withTranslated>,
)

test('students get a question in the languages of its author, and the solution only with the answer', async () => {
  const question = draftOf('river', { ...original, translations })
  const quiz = { language: 'en', is_direct_check: true }
  const sessionId = await firstSessionId(services.db, await addQuiz(ada, quiz, [question], true))
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  const { data } = await learner.readAttempt({ params })
  const [asked] = data.questions
  expect(asked).toMatchObject({ language: 'en', text: 'Which river is longer?' })
  expect(asked!.translations).toEqual([
    {
      language: 'ur',
      texts: ['Which river is longer?', 'Danube', 'Rhine'].map((text) => [text, inUrdu[text]]),
    },
  ])
  expect(JSON.stringify(data)).not.toMatch(/2,850|2850/)
  const answer = { question_id: question._id, selected: [0], answer: '', is_marked: false, time_spent: 1 }
  const { data: solution } = await learner.checkAnswer({ params, body: answer })
  expect(solution).toMatchObject({
    is_correct: true,
    translations: [{ language: 'ur', texts: [['It has 2,850 km.', 'یہ 2850 کلومیٹر ہے۔']] }],
  })
  await learner.handInAttempt({ params, body: { answers: [] } })
  const { data: outcome } = await learner.readAttemptResult({ params })
  expect(outcome.result?.questions[0]).toMatchObject({
    language: 'en',
    obtained_marks: 1,
    translations: asked!.translations,
    solution: { translations: solution.translations },
  })
})

test('a question whose original changed since is shown as it was written', async () => {
  const question = draftOf('river', { ...original, question: 'Which river is shorter?', translations })
  const sessionId = await firstSessionId(services.db, await addQuiz(ada, {}, [question], true))
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  const { data } = await learner.readAttempt({ params })
  expect(data.questions[0]).not.toHaveProperty('translations')
  expect(data.questions[0]).not.toHaveProperty('language')
})
