import { desc, eq } from '../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { attempts } from '../database/tables/learner.ts'
import { mails } from '../database/tables/mails.ts'
import { sessions } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import { ada, quizId, services, sessionId, setUpAttemptTests } from '../learner/attempt-test-setup.ts'
import { learnerClient } from '../test-support/learner-client.ts'
import { studentValues } from './student-values.ts'

setUpAttemptTests()
const setSession = (changes: Partial<typeof sessions.$inferInsert>) =>
  services.db.update(sessions).set(changes).where(eq(sessions.id, sessionId))
beforeEach(() => setSession({ access: 'confirmed_email', attemptsAllowed: 2 }))

let made = 0
const newName = () => `bob${(made += 1)}`

const confirm = async (email: string) => {
  const body = { session_id: sessionId, email }
  const { data: requested } = await learnerClient(services.url).requestCode({ body })
  const [mail] = await services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.id))
  const code = /Your code is (\d+)\./.exec(mail!.body)![1]!
  const { data } = await learnerClient(services.url, requested.confirmation_token).confirmCode({
    body: { code },
  })
  return { ...data, client: learnerClient(services.url, data.token) }
}
type Confirmed = Awaited<ReturnType<typeof confirm>>
const take = async ({ client }: Pick<Confirmed, 'client'>, name = 'Bob') => {
  const { data } = await client.startAttempt({ body: { session_id: sessionId, full_name: name } })
  await client.handInAttempt({ params: { id: data.attempt_id }, body: { answers: [] } })
  return data.number
}
const recordsOf = (mailboxKey: string) =>
  services.db.select().from(students).where(eq(students.mailboxKey, mailboxKey))

/** A record from before addresses of one mailbox were one student. */
const addRecord = async (email: string) => {
  const details = { full_name: 'Bob', email, phone: '', city: '', country: '', university: '' }
  const values = { ...studentValues(details), instructorId: ada.uid, createdAt: new Date() }
  await services.db.insert(students).values({ ...values, kind: 'confirmed' })
}

test('given two addresses of one mailbox, then they are one student with one limit of attempts', async () => {
  const name = newName()
  expect(await take(await confirm(`${name}@example.org`))).toBe(1)
  const other = await confirm(`${name.toUpperCase()}+2@example.org`)
  expect(other.student.email).toBe(`${name}@example.org`)
  expect((await other.client.listOwnAttempts({ params: { id: sessionId } })).data).toMatchObject({
    attempts: [{ number: 1 }],
    attempts_left: 1,
  })
  expect(await take(other)).toBe(2)
  for (const email of [`${name}@example.org`, `${name}+3@example.org`])
    await expect(take(await confirm(email))).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' })
  expect(await recordsOf(`${name}@example.org`)).toHaveLength(1)
})

test('given both addresses confirmed at the same moment, then there is one record', async () => {
  const name = newName()
  const both = await Promise.all([1, 2, 3].map((tag) => confirm(`${name}+${tag}@example.org`)))
  expect(new Set(both.map(({ student }) => student.email)).size).toBe(1)
  expect(await recordsOf(`${name}@example.org`)).toHaveLength(1)
})

test('given two stored records of one mailbox, then each finds its attempts and they share the limit', async () => {
  const name = newName()
  const [plain, tagged] = [`${name}@example.org`, `${name}+2@example.org`]
  await addRecord(plain)
  await addRecord(tagged)
  expect(await take(await confirm(plain))).toBe(1)
  const other = await confirm(tagged)
  expect(other.student.email).toBe(tagged)
  const outcomes = await Promise.allSettled([take(other), take(await confirm(plain))])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const begun = await services.db.select().from(attempts).where(eq(attempts.quizId, quizId))
  expect(begun).toHaveLength(2)
})

test('given siblings whom the instructor listed by one mailbox, then each has attempts of their own', async () => {
  const name = newName()
  const [one, other] = [`${name}+ada@example.org`, `${name}+bo@example.org`]
  await setSession({ access: 'student_list', attemptsAllowed: 1 })
  const text = `Ada, ${one}\nBo, ${other}`
  const { students: listed } = (await ada.client.addStudents({ body: { sessionId, text } })).data
  for (const { link } of listed) {
    const body = { session_id: sessionId, secret: link.split('#')[1]! }
    const { data } = await learnerClient(services.url).openPersonalLink({ body })
    const client = learnerClient(services.url, data.token)
    expect(await take({ client })).toBe(1)
    await expect(take({ client })).rejects.toMatchObject({ code: 'ATTEMPTS_USED_UP' })
  }
  await setSession({ access: 'confirmed_email', attemptsAllowed: 2 })
  expect(await take(await confirm(other))).toBe(2)
})

test('given the same mailbox at another instructor, then it is a student of their own', async () => {
  const name = newName()
  await confirm(`${name}@example.org`)
  const bea = await services.addInstructor(name)
  await services.db
    .update(students)
    .set({ instructorId: bea.uid })
    .where(eq(students.mailboxKey, `${name}@example.org`))
  expect((await confirm(`${name}+2@example.org`)).student.email).toBe(`${name}+2@example.org`)
})
