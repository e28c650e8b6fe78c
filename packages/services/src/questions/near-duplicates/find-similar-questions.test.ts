import { expect, test } from 'vitest'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'
import { csv, row } from '../../csv-import/testing/fixtures.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const bea = await services.addInstructor('bea')

const optionCells = (right: string, ...wrong: string[]) => ({
  option1: right,
  is_correct1: '1',
  option2: wrong[0]!,
  is_correct2: '0',
  option3: wrong[1]!,
  is_correct3: '0',
  option4: '',
  is_correct4: '',
})
const file = [
  row({
    question: 'Which gas do plants take in for photosynthesis?',
    ...optionCells('Carbon dioxide', 'Oxygen', 'Nitrogen'),
  }),
  row({ question: 'Who wrote the tragedy of Hamlet?', ...optionCells('Shakespeare', 'Marlowe', 'Jonson') }),
  row({
    question: 'For photosynthesis, which gas do the plants take in?',
    ...optionCells('Carbon dioxide', 'Nitrogen', 'Oxygen'),
  }),
  row({ question: 'Which gas do plants give off?', ...optionCells('Oxygen', 'Carbon dioxide', 'Nitrogen') }),
]
const options = ['Shakespeare', 'Marlowe', 'Jonson'].map((option, index) => ({
  option,
  equation: '',
  image_url: '',
  is_correct: index === 0,
  is_selected: false,
}))

const find = async (quizId: string) => {
  const {
    data: { fileLink },
  } = await ada.client.uploadCsv({ file: new File([csv(file)], 'plants.csv', { type: 'text/csv' }) })
  return (await ada.client.findSimilarQuestions({ body: { fileLink, quiz_id: quizId } })).data
}

test('questions similar to another one in the file or in another quiz of the author are found', async () => {
  const quizId = await addQuiz(ada)
  await addQuiz(bea, {}, [draftOf('Who wrote the tragedy "Hamlet"?', { options })])
  expect(await find(quizId)).toEqual({
    pairs: [{ question_no: 3, other_no: 1, similarity: expect.any(Number) }],
    pairsCount: 1,
    compared: { file: 4, elsewhere: 0 },
  })
  const theatreQuizId = await addQuiz(ada, { name: 'Theatre' }, [
    draftOf('Who built the Globe?'),
    draftOf('Who wrote the tragedy "Hamlet"?', { options }),
  ])
  const { pairs, compared } = await find(quizId)
  expect(compared).toEqual({ file: 4, elsewhere: 2 })
  expect(pairs).toEqual([
    {
      question_no: 2,
      similarity: expect.any(Number),
      elsewhere: {
        quiz_id: theatreQuizId,
        quiz_name: 'Theatre',
        question_no: 2,
        question: 'Who wrote the tragedy "Hamlet"?',
        equation: '',
        options,
      },
    },
    { question_no: 3, other_no: 1, similarity: expect.any(Number) },
  ])
})

test('questions of the quiz for which the file is imported are ignored', async () => {
  const cleo = await services.addInstructor('cleo')
  const quizId = await addQuiz(cleo, {}, [draftOf('Who wrote the tragedy of Hamlet?', { options })])
  const {
    data: { fileLink },
  } = await cleo.client.uploadCsv({ file: new File([csv(file)], 'plants.csv', { type: 'text/csv' }) })
  expect(
    (await cleo.client.findSimilarQuestions({ body: { fileLink, quiz_id: quizId } })).data,
  ).toMatchObject({ pairsCount: 1, compared: { elsewhere: 0 } })
})

test('an unreadable file is refused with the problem of the import', async () => {
  const quizId = await addQuiz(ada)
  const {
    data: { fileLink },
  } = await ada.client.uploadCsv({ file: new File(['option1\nWhich?'], 'short.csv', { type: 'text/csv' }) })
  await expect(
    ada.client.findSimilarQuestions({ body: { fileLink, quiz_id: quizId } }),
  ).rejects.toMatchObject({ code: 'CSV_HEADER', status: 422 })
})
