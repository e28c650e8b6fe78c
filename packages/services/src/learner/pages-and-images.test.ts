import { eq } from '../database/drizzle.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attemptAnswers } from '../database/tables/learner.ts'
import { videoPoints } from '../database/tables/main.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { makeId } from '../database/queries/make-id.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin, learnerClient } from '../test-support/learner-client.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices({ limits: { learnerCallsPerAttempt: 30 } })
const ada = await services.addInstructor('ada')

const image = async (colour: string) =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: colour } })
          .withExif({ IFD0: { Copyright: 'SECRET' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    'photo.html',
    { type: 'text/html' },
  )

test('a descriptive answer accepts a few images, which are encoded again; other answers do not', async () => {
  const question = draftOf('why', { options: [] })
  const sessionId = await firstSessionId(
    services.db,
    await addQuiz(ada, { quiz_type: 'daq' }, [question], true),
  )
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  const fields = { question_id: question._id }
  const { data } = await learner.addImage({ params, fields, file: await image('#ff0000') })
  expect((await learner.addImage({ params, fields, file: await image('#ff0000') })).data).toEqual(data)
  const shown = await fetch(`${services.url}${data.uploaded_images[0]}`)
  expect([
    shown.headers.get('content-type'),
    Buffer.from(await shown.arrayBuffer()).includes('SECRET'),
  ]).toEqual(['image/jpeg', false])
  const answerOf = async () =>
    (await services.db.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, params.id)))[0]!
  expect(await answerOf()).toMatchObject({ isSkipped: false, uploadedImages: data.uploaded_images })
  for (const colour of ['#00ff00', '#0000ff', '#ffff00', '#00ffff'])
    await learner.addImage({ params, fields, file: await image(colour) })
  await expect(learner.addImage({ params, fields, file: await image('#ffffff') })).rejects.toMatchObject({
    status: 413,
    code: 'QUOTA',
  })
  await expect(
    learner.addImage({ params, fields: { question_id: 'nothing' }, file: await image('#fff') }),
  ).rejects.toMatchObject({ code: 'FOREIGN_QUESTION' })
  for (const link of (await answerOf()).uploadedImages)
    await learner.removeImage({ params, body: { ...fields, link } })
  await expect(
    learner.addImage({ params, fields, file: new File(['<svg/>'], 'a.png', { type: 'image/png' }) }),
  ).rejects.toMatchObject({ code: 'IMAGE_TYPE' })
  expect(await answerOf()).toMatchObject({ isSkipped: true, uploadedImages: [] })

  const choice = draftOf('which')
  const other = await begin(
    services.url,
    await firstSessionId(services.db, await addQuiz(ada, {}, [choice], true)),
    'Bo',
  )
  await expect(
    other.learner.addImage({
      params: other.params,
      fields: { question_id: choice._id },
      file: await image('#fff'),
    }),
  ).rejects.toMatchObject({ code: 'RULE' })
})

test('a video has the newest versions of its pop quizzes, except closed ones', async () => {
  const question = draftOf('pop')
  const place = {
    quiz_type: 'pop' as const,
    course_id: ada.courseId,
    module_id: ada.moduleId,
    chapter_id: ada.chapterId,
    video_id: ada.videoId,
  }
  const quizIds = [
    await addQuiz(ada, place, [question], true),
    await addQuiz(ada, place, [draftOf('closed')], false),
  ]
  await services.db.insert(videoPoints).values(
    quizIds.map((quizId, index) => ({
      id: makeId(),
      videoId: ada.videoId,
      quizId,
      time: 20 - index,
      percentage: 30,
      isLink: false,
      linkText: '',
      isNew: false,
      disabled: false,
    })),
  )
  const read = async () =>
    (await learnerClient(services.url).showCourseVideo({ params: { id: ada.videoId } })).data
  expect(await read()).toMatchObject({
    name: 'Video of ada',
    link: '/files/film',
    points: [{ quiz_id: quizIds[0], time: 20, is_skippable: false, closed: null }],
  })
  await services.db.update(quizzes).set({ isSkippable: true }).where(eq(quizzes.id, quizIds[0]!))
  expect((await read()).points).toMatchObject([{ is_skippable: true }])
  await expect(learnerClient(services.url).showCourseVideo({ params: { id: 'none' } })).rejects.toMatchObject(
    {
      code: 'NOT_FOUND',
    },
  )
})

test('the video of a wrongly answered question is suggested once', async () => {
  const questions = [
    draftOf('one', { related_video_id: ada.videoId }),
    draftOf('two', { related_video_id: ada.videoId }),
    draftOf('three'),
  ]
  const { params, learner } = await begin(
    services.url,
    await firstSessionId(services.db, await addQuiz(ada, {}, questions, true)),
    'Bo',
  )
  const { data } = await learner.handInAttempt({
    params,
    body: {
      answers: [
        { question_id: questions[0]!._id, selected: [1], answer: '', is_marked: false, time_spent: 1 },
      ],
    },
  })
  expect(data.result!.videos).toEqual([
    {
      name: 'Video of ada',
      link: `${services.url}/learn/course/a-course/1/${ada.videoId}`,
      question_numbers: [1, 2],
    },
  ])
})

test('given too many calls of one attempt in a minute, then only this attempt is limited', async () => {
  const sessionId = await firstSessionId(services.db, await addQuiz(ada, {}, [draftOf('one')], true))
  const { params, learner } = await begin(services.url, sessionId, 'Bo')
  const calls = await Promise.allSettled(Array.from({ length: 40 }, () => learner.readAttempt({ params })))
  expect(calls.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  await expect(learner.readAttempt({ params })).rejects.toMatchObject({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  })
  const other = await begin(services.url, sessionId, 'Cy')
  expect((await other.learner.readAttempt({ params: other.params })).data.number).toBe(1)
})
