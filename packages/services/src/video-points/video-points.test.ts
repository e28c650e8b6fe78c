import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addQuiz,
  openTestServices,
  type Instructor,
  type TestServices,
} from '../test-support/test-services.ts'

let services: TestServices
let ada: Instructor
let bea: Instructor
beforeAll(async () => {
  services = await openTestServices()
  ada = await services.addInstructor('ada')
  bea = await services.addInstructor('bea')
})
afterAll(() => services[Symbol.asyncDispose]())

const save = (teacher: Instructor, quizId: string, time: number) =>
  teacher.client.saveVideoPoints({
    body: {
      video_id: teacher.videoId,
      module_id: teacher.moduleId,
      points: [
        {
          time,
          percentage: time,
          data: quizId,
          isLink: false,
          link_text: 'session-1',
          new: true,
          disabled: false,
        },
      ],
    },
  })

test('a quiz that has a point has it moved, and other points stay', async () => {
  const [one, two] = [await addQuiz(ada), await addQuiz(ada)]
  await save(ada, one, 10)
  await save(ada, two, 20)
  const { points } = await save(ada, one, 30)
  expect(points.map(({ data, time }) => [data, time])).toEqual([
    [two, 20],
    [one, 30],
  ])
  expect((await ada.client.getVideoPoints({ params: { videoId: ada.videoId } })).points).toEqual(points)
})

test('another’s quiz, video or module is not found', async () => {
  await expect(save(ada, await addQuiz(bea), 5)).rejects.toMatchObject({ status: 404 })
  await expect(ada.client.getVideoPoints({ params: { videoId: bea.videoId } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    ada.client.saveVideoPoints({ body: { video_id: ada.videoId, module_id: bea.moduleId, points: [] } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a new version takes over the point and its session; asked again nothing changes', async () => {
  const [old, fresh] = [await addQuiz(bea), await addQuiz(bea)]
  await save(bea, old, 12)
  const relink = () => bea.client.changeQuizVideoPoint({ body: { old_quiz_id: old, new_quiz_id: fresh } })
  const {
    data: { session },
  } = await bea.client.getGeneralSession({ params: { quizId: fresh } })
  const { points } = await relink()
  expect(points).toMatchObject([{ data: fresh, time: 12, link_text: session._id }])
  expect(await relink()).toMatchObject({ points })
})

test('a quiz without a point gives its new version none', async () => {
  expect(
    await ada.client.changeQuizVideoPoint({
      body: { old_quiz_id: await addQuiz(ada), new_quiz_id: await addQuiz(ada) },
    }),
  ).toEqual({ success: true, points: [] })
})

test('what others teach is not there', async () => {
  const { client } = ada
  expect((await client.getModulesByCourseId({ query: { id: bea.courseId } })).modules).toEqual([])
  expect((await client.getChapterByModuleId({ query: { id: bea.moduleId } })).chapters).toEqual([])
  expect(
    (await client.getVideosById({ query: { id: bea.chapterId, instructor_id: ada.uid, type: '2' } })).videos,
  ).toEqual([])
})
