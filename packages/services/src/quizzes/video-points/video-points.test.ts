import { expect, test } from 'vitest'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { addQuiz, type Instructor } from '../../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')
const bea = await services.addInstructor('bea')

const save = (instructor: Instructor, quizId: string, time: number) =>
  instructor.client.saveVideoPoints({
    body: {
      video_id: instructor.videoId,
      module_id: instructor.moduleId,
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

test('saving a second point of a quiz moves its point and keeps those of others', async () => {
  const [first, second] = [await addQuiz(ada), await addQuiz(ada)]
  await save(ada, first, 10)
  await save(ada, second, 20)
  const { points } = await save(ada, first, 30)
  expect(points.map(({ data, time }) => [data, time])).toEqual([
    [second, 20],
    [first, 30],
  ])
  expect((await ada.client.getVideoPoints({ params: { videoId: ada.videoId } })).points).toEqual(points)
})

test('given the quiz, video or module of another instructor, then it is not found', async () => {
  await expect(save(ada, await addQuiz(bea), 5)).rejects.toMatchObject({ status: 404 })
  await expect(ada.client.getVideoPoints({ params: { videoId: bea.videoId } })).rejects.toMatchObject({
    status: 404,
  })
  await expect(
    ada.client.saveVideoPoints({ body: { video_id: ada.videoId, module_id: bea.moduleId, points: [] } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a new version takes over the point with its own session, and repeating the call changes nothing', async () => {
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

test('given a quiz without a point, then its new version gets none', async () => {
  expect(
    await ada.client.changeQuizVideoPoint({
      body: { old_quiz_id: await addQuiz(ada), new_quiz_id: await addQuiz(ada) },
    }),
  ).toEqual({ success: true, points: [] })
})

test('modules, chapters and videos are listed only to their instructor', async () => {
  const countFor = async ({ client, uid }: Instructor) => [
    (await client.getModulesByCourseId({ query: { id: bea.courseId } })).modules.length,
    (await client.getChapterByModuleId({ query: { id: bea.moduleId } })).chapters.length,
    (await client.getVideosById({ query: { id: bea.chapterId, instructor_id: uid, type: '2' } })).videos
      .length,
  ]
  expect(await countFor(bea)).toEqual([1, 1, 1])
  expect(await countFor(ada)).toEqual([0, 0, 0])
})
