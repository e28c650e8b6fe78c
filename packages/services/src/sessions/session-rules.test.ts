import { elementAt } from '@quizwright/domain/defined.ts'
import { eq } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../database/tables/learner.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { firstSessionId } from '../test-support/first-session-id.ts'
import { begin } from '../test-support/learner-client.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { addQuiz, draftOf } from '../test-support/test-services.ts'

const services = await setUpServices()
const ada = await services.addInstructor('ada')

const ofQuiz = { one_way: true, wrong_costs: 0.25 }
const add = () =>
  addQuiz(
    ada,
    { quiz_type: 'full', arrangement: ofQuiz },
    Array.from({ length: 8 }, (_, index) => draftOf(`q${index}`)),
    true,
  )
const storedOf = async (id: string) =>
  elementAt(await services.db.select().from(attempts).where(eq(attempts.id, id)), 0)

test('attempts follow the rules of their session, are told of them before, and keep them', async () => {
  const sessionId = await firstSessionId(services.db, await add())
  const asked = async () => {
    const { data } = await (
      await begin(services.url, sessionId, 'Bo')
    ).learner.announceQuiz({
      params: { id: sessionId },
    })
    return data.arrangement
  }
  expect(await asked()).toEqual(ofQuiz)
  const { id: before } = (await begin(services.url, sessionId, 'Cy')).params

  const own = { shuffle_questions: 'all' as const, one_way: false }
  await ada.client.editSession({ body: { sessionId, arrangement: own } })
  expect(await asked()).toEqual({ shuffle_questions: 'all', wrong_costs: 0.25 })
  const { learner, params } = await begin(services.url, sessionId, 'Di')
  expect(await storedOf(params.id)).toMatchObject({
    arrangement: { shuffle_questions: 'all', wrong_costs: 0.25 },
    seed: expect.any(Number),
  })
  const texts = (await learner.readAttempt({ params })).data.questions.map(({ text }) => text)
  expect(texts.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `q${index}`))
  expect(texts).not.toEqual(texts.toSorted())
  // Who began before goes on as they began.
  expect((await storedOf(before)).arrangement).toEqual(ofQuiz)

  await ada.client.editSession({ body: { sessionId, arrangement: null } })
  expect(await asked()).toEqual(ofQuiz)
})

test('a session tells its rules, and a new version has them', async () => {
  const quizId = await add()
  const sessionId = await firstSessionId(services.db, quizId)
  const own = { shuffle_options: true }
  await ada.client.editSession({ body: { sessionId, arrangement: own } })
  const read = async (id: string) =>
    (await ada.client.getSessionsByQuiz({ params: { quizId: id } })).data.sessions.map(
      ({ arrangement }) => arrangement,
    )
  expect(await read(quizId)).toEqual([own])
  const { quiz } = (await ada.client.createNewVersion({ body: { quiz_id: quizId } })).data
  expect(await read(quiz._id)).toEqual([own])
  await ada.client.editSession({ body: { sessionId, arrangement: null } })
  expect(await read(quiz._id)).toEqual([undefined])
})

test.each([{ wrong_costs: 1 }, { tries: 3 }, { draws: [] }])(
  'a session has no rules that change marks: %j',
  async (arrangement) => {
    const sessionId = await firstSessionId(services.db, await add())
    const edit = ada.client.editSession({ body: { sessionId, arrangement: arrangement as object } })
    await expect(edit).rejects.toMatchObject({ code: 'CONTRACT' })
    const stored = await services.db.select().from(sessions).where(eq(sessions.id, sessionId))
    expect(stored.map(({ arrangement: rules }) => rules)).toEqual([null])
  },
)
