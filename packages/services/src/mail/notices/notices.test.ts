import { and, eq, inArray } from '../../database/drizzle.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '../../database/tables/auth.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { mails } from '../../database/tables/mails.ts'
import { notices } from '../../database/tables/notices.ts'
import { addQuiz, draftOf, openTestServices, type TestServices } from '../../test-support/test-services.ts'
import { bundledMs, noticesKind } from './notify.ts'

let services: TestServices
let people: Awaited<ReturnType<TestServices['addInstructor']>>[]
beforeAll(async () => {
  services = await openTestServices({ pageOrigins: ['https://quizzes.example.org'] })
  people = await Promise.all(['ada', 'bo', 'cy'].map((name) => services.addInstructor(name)))
})
afterAll(() => services[Symbol.asyncDispose]())
beforeEach(async () => {
  await services.db.delete(notices)
  await services.db.delete(jobs)
  await services.db.delete(mails)
})

const emailOf = async (id: string) =>
  (await services.db.select().from(accounts).where(eq(accounts.id, id)))[0]!.email
const firstQuestion = async (quizId: string) =>
  (await people[0]!.client.getQuizQuestions({ params: { id: quizId }, query: {} })).data.questions[0]!
const share = async (quizId: string, to: string, role: 'viewer' | 'marker' | 'editor' = 'editor') =>
  people[0]!.client.addShare({ body: { quiz_id: quizId, email: await emailOf(to), role } })

/** Lets the time pass within which things are told together. Returns the mails that were written by then. */
const tell = async () => {
  services.wait(bundledMs / 60_000 + 1)
  const isOpen = and(eq(jobs.kind, noticesKind), inArray(jobs.state, ['waiting', 'running']))
  await vi.waitFor(async () => expect(await services.db.$count(jobs, isOpen)).toBe(0), { timeout: 20_000 })
  return services.db.select().from(mails)
}

test('what happens within minutes is one mail to each: who did what in which quiz, and no words of it', async () => {
  const [ada, bo, cy] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const quizId = await addQuiz(ada, { name: 'Waves' }, [draftOf('one')])
  await share(quizId, bo.uid)
  await share(quizId, cy.uid, 'viewer')
  const { data } = await bo.client.getThreads({ params: { id: quizId }, query: { state: 'open' } })
  const cyId = data.people.find(({ _id }) => _id === cy.uid)!._id
  const question = await firstQuestion(quizId)
  const started = await bo.client.startThread({
    body: { quiz_id: quizId, question_id: question._id, text: 'The secret is 42, @Cy', mentions: [cyId] },
  })
  const threadId = started.data.thread._id
  await bo.client.replyToThread({
    body: { quiz_id: quizId, thread_id: threadId, text: 'And 43', mentions: [] },
  })

  const planned = await services.db.select().from(jobs).where(eq(jobs.kind, noticesKind))
  expect(planned.map(({ ownerId }) => ownerId).toSorted()).toEqual([ada.uid, bo.uid, cy.uid].toSorted())
  for (const { heldUntil, createdAt } of planned)
    expect(heldUntil.getTime() - createdAt.getTime()).toBe(bundledMs)

  const written = await tell()
  const bodyFor = async (id: string) => {
    const email = await emailOf(id)
    return written.filter(({ recipient }) => recipient === email).map(({ body }) => body)
  }
  expect(written.length).toBe(3)
  expect((await bodyFor(ada.uid))[0]).toContain('bo wrote 2 comments.')
  expect((await bodyFor(bo.uid))[0]).toContain('ada gave you a role in this quiz.')
  const [toCy] = await bodyFor(cy.uid)
  expect(toCy).toContain('ada gave you a role in this quiz.')
  expect(toCy).toContain('bo mentioned you in 1 comment.')
  expect(toCy).toContain(`https://quizzes.example.org/quiz/preview?quizId=${quizId}`)
  for (const { body, subject } of written) {
    expect(subject).toBe('News about the quiz “Waves”')
    expect(body).not.toMatch(/secret|\b4[23]\b/)
  }
  expect(await services.db.$count(notices)).toBe(0)
  expect((await tell()).length).toBe(3)
})

test('nobody is told what they have read, what is deleted, what is theirs no more, or what they did', async () => {
  const [ada, bo, cy] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const quizId = await addQuiz(ada, { name: 'Waves' }, [draftOf('one')])
  await share(quizId, bo.uid)
  await share(quizId, cy.uid)
  await tell()
  await services.db.delete(mails)
  const question = await firstQuestion(quizId)
  const about = { quiz_id: quizId, question_id: question._id }
  await ada.client.startThread({ body: { ...about, text: 'Look', mentions: [bo.uid, cy.uid] } })
  await bo.client.markCommentsRead({ body: { quiz_id: quizId } })
  await ada.client.removeShare({ body: { quiz_id: quizId, kind: 'person', subject_id: cy.uid } })
  expect(await tell()).toEqual([])

  const { data } = await bo.client.startThread({ body: { ...about, text: 'Too much', mentions: [] } })
  const [comment] = data.thread.comments
  await bo.client.changeComment({ body: { quiz_id: quizId, comment_id: comment!._id, text: null } })
  expect(await tell()).toEqual([])
})

test('mails are in the language of their reader, and can be turned off', async () => {
  const [ada, bo, cy] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  expect((await bo.client.getMailPreferences()).data).toEqual({ is_on: true, language: null })
  await bo.client.saveMailPreferences({ body: { language: 'fr' } })
  await cy.client.saveMailPreferences({ body: { is_on: false } })
  expect((await cy.client.getMailPreferences()).data).toEqual({ is_on: false, language: null })
  const quizId = await addQuiz(ada, { name: 'Waves' }, [draftOf('one')])
  await share(quizId, bo.uid)
  await share(quizId, cy.uid)
  await ada.client.handOverQuiz({ body: { quiz_id: quizId, subject_id: bo.uid } })
  const written = await tell()
  expect(written.map(({ recipient }) => recipient)).toEqual([await emailOf(bo.uid)])
  expect(written[0]!.subject).toBe('Du nouveau dans le quiz « Waves »')
  expect(written[0]!.body).toContain('ada vous a donné ce quiz')
  await cy.client.saveMailPreferences({ body: { is_on: true, language: 'en' } })
  await bo.client.saveMailPreferences({ body: { language: 'en' } })
})

test('a disabled account gets no mail', async () => {
  const [ada, bo] = people as [(typeof people)[0], (typeof people)[0]]
  const quizId = await addQuiz(ada, { name: 'Waves' }, [draftOf('one')])
  await share(quizId, bo.uid)
  const isBo = eq(accounts.id, bo.uid)
  await services.db.update(accounts).set({ disabledAt: new Date() }).where(isBo)
  expect(await tell()).toEqual([])
  await services.db.update(accounts).set({ disabledAt: null }).where(isBo)
})
