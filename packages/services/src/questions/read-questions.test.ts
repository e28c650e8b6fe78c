import { beforeAll, expect, test } from 'vitest'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const eve = await services.addInstructor('eve')
let quizId: string
beforeAll(async () => {
  quizId = await addQuiz(ada, {}, [
    draftOf('One?', { related_video_id: ada.videoId, tags: [{ tag_name: 'Optics' }] }),
    draftOf('Two?', { related_video_id: 'gone' }),
    draftOf('Three?'),
  ])
})

test('given the id of a video in somebody else’s course, then the question does not reveal the video', async () => {
  const quiz = await addQuiz(eve, {}, [draftOf('One?', { related_video_id: ada.videoId })])
  const {
    data: { questions },
  } = await eve.client.getQuizQuestions({ params: { id: quiz }, query: {} })
  expect(questions[0]).toMatchObject({ related_video_id: ada.videoId, related_video: null })
})

test('a question has its number, the ids of its tags and its related video', async () => {
  const {
    data: { tag },
  } = await ada.client.getGeneralTags()
  const {
    data: { questions },
  } = await ada.client.getQuizQuestions({ params: { id: quizId }, query: {} })
  const optics = tag.find(({ tag_name }) => tag_name === 'Optics')!
  expect(questions[0]).toMatchObject({
    question_no: 1,
    quiz_id: quizId,
    tags: [{ _id: optics._id, tag_name: 'Optics' }],
    related_video: { id: ada.videoId, name: 'Video of ada', index_url: 'a-course', module_no: 1 },
  })
  expect(questions[1]).toMatchObject({ related_video_id: 'gone', related_video: null })
})

test.each([
  [{ from: 1, count: 1 }, ['Two?']],
  [{ from: 2 }, ['Three?']],
  [{ count: 2 }, ['One?', 'Two?']],
  [{ from: 3, count: 5 }, []],
])('given the range %j, then only these questions are read', async (query, texts) => {
  const { data } = await ada.client.findQuestions({ params: { quizId }, query })
  expect(data.questions.map((question) => question.question)).toEqual(texts)
  expect(data.total).toBe(3)
})
