import { expect, test } from 'vitest'
import { setUpServices } from '../test-support/set-up-services.ts'
import { details } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const upload = async (lines: readonly string[]) => {
  const file = new File([lines.join('\n')], 'sums.csv', { type: 'text/csv' })
  return (await ada.client.uploadCsv({ file })).data.fileLink
}
const header = 'question,tags,option1,is_correct1,option2,is_correct2'

test('an unpublished quiz is created with the questions of the file, and errors are returned as warnings', async () => {
  const fileLink = await upload([
    header,
    'How much is 1 + 1?,sums,2,1,3,0',
    'How much is 2 + 2?,sums,4,0,5,0',
    'How much is 3 + 3?,,6,1,7,0',
  ])
  const { data } = await ada.client.createQuizFromCsv({ body: { ...details(ada), fileLink } })
  expect(data).toMatchObject({
    quiz: { name: 'Motion', is_published: false, total_marks: 3 },
    questions: 3,
    warnings: ['error#Correct option is required#2', 'warning#Minimum one tag should be added#3'],
  })
  const params = { id: data.quiz._id }
  const { questions } = (await ada.client.getQuestionsByQuizId({ params, query: {} })).data
  expect(questions.map(({ question_no, question }) => [question_no, question])).toEqual([
    [1, 'How much is 1 + 1?'],
    [2, 'How much is 2 + 2?'],
    [3, 'How much is 3 + 3?'],
  ])
})

test('a file without questions, or details that break a rule, create no quiz', async () => {
  const countQuizzes = async () =>
    (await ada.client.getUnpublishedCount({ params: { instructorId: ada.uid } })).data.count
  const before = await countQuizzes()
  const fileLink = await upload([header, 'How much is 1 + 1?,sums,2,1,3,0'])
  await expect(
    ada.client.createQuizFromCsv({ body: { ...details(ada, { name: ' ' }), fileLink } }),
  ).rejects.toMatchObject({ status: 422, message: 'Title is required' })
  await expect(
    ada.client.createQuizFromCsv({ body: { ...details(ada), fileLink: await upload(['a,b', '1,2']) } }),
  ).rejects.toMatchObject({ status: 422, code: 'CSV_HEADER' })
  expect(await countQuizzes()).toBe(before)
})
