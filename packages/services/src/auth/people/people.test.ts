import { and, eq, inArray, isNull } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { accounts, identities, tokens } from '../../database/tables/auth.ts'
import { auditEvents } from '../../database/tables/audit.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'

const services = await setUpServices()
const { db } = services
const ada = await services.addInstructor('ada')
const bo = await services.addInstructor('bo')
await db.update(accounts).set({ isOperator: true }).where(eq(accounts.id, ada.uid))
const find = async (search: string) => (await ada.client.getPeople({ query: { search } })).data

test('an operator finds everybody by name or address, with how they sign in and what they own', async () => {
  await addQuiz(bo, {}, [draftOf('one')], true)
  const at = services.now()
  await db
    .insert(identities)
    .values({ issuer: 'https://login.uni.test/staff', subject: 'bo', accountId: bo.uid, lastSignInAt: at })
  expect(await find('BO@EXAMPLE')).toEqual({
    total: 1,
    people: [
      {
        _id: bo.uid,
        name: expect.any(String),
        email: 'bo@example.org',
        providers: ['login.uni.test'],
        has_password: true,
        is_operator: false,
        is_disabled: false,
        is_self: false,
        quizzes: 1,
        last_sign_in_at: expect.stringMatching(/^2030-/),
      },
    ],
  })
  expect(await find('%')).toEqual({ total: 0, people: [] })
  const { data } = await ada.client.getPeople({ query: { from: 1, count: 1 } })
  expect([data.people.length, data.total]).toEqual([1, await db.$count(accounts)])
})

test('a disabled account is out at once and may come back, and it stands in the log', async () => {
  const cy = await services.addInstructor('cy')
  const change = (values: object) => ada.client.changePerson({ body: { account_id: cy.uid, ...values } })
  expect((await change({ is_disabled: true })).data.person.is_disabled).toBe(true)
  expect(await db.$count(tokens, eq(tokens.accountId, cy.uid))).toBe(0)
  // Said twice, it is done once.
  await change({ is_disabled: true })
  expect((await change({ is_disabled: false, is_operator: true })).data.person).toMatchObject({
    is_disabled: false,
    is_operator: true,
  })
  const logged = await db.select().from(auditEvents).where(eq(auditEvents.actorId, ada.uid))
  expect(logged.filter(({ details }) => details.subject_id === cy.uid).map(({ kind }) => kind)).toEqual([
    'disableAccount',
    'enableAccount',
    'addOperator',
  ])
})

test('an operator reads what everybody did, with the quiz by name, and nobody else does', async () => {
  const quizId = await addQuiz(bo, {}, [draftOf('one')], true)
  await bo.client.unpublishQuizzes({ body: { quiz_id: [quizId] } })
  const { events } = (await ada.client.getLog({ query: {} })).data
  const { quiz } = (await bo.client.getQuizForInstructor({ params: { id: quizId } })).data
  expect(events[0]).toMatchObject({ kind: 'unpublishQuizzes', quiz: quiz.name, about: null })
  const later = (await ada.client.getLog({ query: { after: events[0]?._id ?? '' } })).data
  expect(later.events[0]?._id).toBe(events[1]?._id)
  await expect(bo.client.getLog({ query: {} })).rejects.toMatchObject({ code: 'OPERATOR_NEEDED' })
})

test('operators keep themselves in, and nobody else reaches any of it', async () => {
  for (const values of [{ is_disabled: true }, { is_operator: false }])
    await expect(ada.client.changePerson({ body: { account_id: ada.uid, ...values } })).rejects.toMatchObject(
      { code: 'RULE', message: expect.stringContaining('your own account') },
    )
  await expect(ada.client.changePerson({ body: { account_id: 'nobody' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const calls = [
    bo.client.getPeople({ query: {} }),
    bo.client.changePerson({ body: { account_id: ada.uid, is_disabled: true } }),
    bo.client.handOverAll({ body: { account_id: ada.uid, to_id: bo.uid } }),
  ]
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'OPERATOR_NEEDED' })
})

test('two operators who remove each other at once: one stays', async () => {
  const [dee, eve] = [await services.addInstructor('dee'), await services.addInstructor('eve')]
  const both = [dee.uid, eve.uid]
  for (const change of [{ is_operator: false }, { is_disabled: true }]) {
    await db.update(accounts).set({ isOperator: true, disabledAt: null }).where(inArray(accounts.id, both))
    const outcomes = await Promise.allSettled([
      dee.client.changePerson({ body: { account_id: eve.uid, ...change } }),
      eve.client.changePerson({ body: { account_id: dee.uid, ...change } }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const staying = and(
      inArray(accounts.id, both),
      eq(accounts.isOperator, true),
      isNull(accounts.disabledAt),
    )
    expect(await db.$count(accounts, staying)).toBe(1)
  }
})

test('all quizzes of somebody go to another who can sign in', async () => {
  const [from, to] = [await services.addInstructor('leaver'), await services.addInstructor('heir')]
  const quizId = await addQuiz(from, {}, [draftOf('one')], true)
  const body = { account_id: from.uid, to_id: to.uid }
  await ada.client.changePerson({ body: { account_id: to.uid, is_disabled: true } })
  await expect(ada.client.handOverAll({ body })).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  await ada.client.changePerson({ body: { account_id: to.uid, is_disabled: false } })
  await expect(
    ada.client.handOverAll({ body: { account_id: from.uid, to_id: from.uid } }),
  ).rejects.toMatchObject({
    code: 'SHARE_REFUSED',
    message: expect.stringContaining('belong to this person'),
  })
  expect((await ada.client.handOverAll({ body })).data).toEqual({ quizzes: 1 })
  expect((await ada.client.handOverAll({ body })).data).toEqual({ quizzes: 0 })
  expect(await db.$count(quizzes, and(eq(quizzes.id, quizId), eq(quizzes.instructorId, to.uid)))).toBe(1)
  const [event] = await db.select().from(auditEvents).where(eq(auditEvents.kind, 'handOverQuiz'))
  expect(event!.actorId).toBe(ada.uid)
})
