import { codeLimits } from '@quizwright/domain/limits.ts'
import { desc, eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import { mails } from '../../database/tables/mails.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { students } from '../../database/tables/students.ts'
import {
  ada,
  one,
  quizId,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  two,
  wait,
} from '../../learner/attempt-test-setup.ts'
import { firstSessionId } from '../../test-support/first-session-id.ts'
import { learnerClient, studentDetails } from '../../test-support/learner-client.ts'
import { addQuiz, draftOf } from '../../test-support/test-services.ts'

setUpAttemptTests()
const setSession = (changes: Partial<typeof sessions.$inferInsert>, id = sessionId) =>
  services.db.update(sessions).set(changes).where(eq(sessions.id, id))
beforeEach(() => setSession({ access: 'confirmed_email' }))

/** Gives each test its own address, so that none reaches the limits of another. */
let made = 0
const newEmail = () => `student${(made += 1)}@example.org`

const codeIn = (body: string): string => /Your code is (\d+)\./.exec(body)![1]!
const request = async (email: string, session = sessionId) => {
  const { data } = await learnerClient(services.url).requestCode({ body: { session_id: session, email } })
  const [mail] = await services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(desc(mails.id))
    .limit(1)
  return { ...data, mail: mail!, code: codeIn(mail!.body) }
}
const confirm = async (email: string, session = sessionId) => {
  const { confirmation_token: token, code } = await request(email, session)
  const { data } = await learnerClient(services.url, token).confirmCode({ body: { code } })
  return { ...data, client: learnerClient(services.url, data.token) }
}
const begin = async ({ client }: Awaited<ReturnType<typeof confirm>>, name = 'Bo', session = sessionId) =>
  (await client.startAttempt({ body: { session_id: session, full_name: name } })).data
test('a code is mailed in the language of the page on which it was asked for', async () => {
  const email = newEmail()
  await learnerClient(services.url).requestCode({ body: { session_id: sessionId, email, language: 'ur' } })
  const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, email))
  expect(mail!.body).toMatch(/^آپ کا کوڈ \d{6} ہے۔\n/)
  // Nothing invisible is copied with the code.
  expect(mail!.body).not.toMatch(/[\u2066-\u2069]/)
})

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

test('a student confirms, takes the quiz, and finds the attempt and its result on another device', async () => {
  const email = newEmail()
  const phone = await confirm(email)
  expect(phone.student).toEqual({ full_name: '', email })
  const started = await begin(phone)
  expect(started).toMatchObject({ number: 1, continued: false })
  const params = { id: started.attempt_id }
  await learnerClient(services.url, started.token).saveAnswers({
    params,
    body: { answers: [said(one, [0])] },
  })

  const laptop = await confirm(email)
  expect(laptop.student.full_name).toBe('Bo')
  const listed = (await laptop.client.listOwnAttempts({ params: { id: sessionId } })).data
  expect(listed.attempts).toMatchObject([{ attempt_id: started.attempt_id, number: 1, is_here: true }])
  const continued = await begin(laptop)
  expect(continued).toMatchObject({ attempt_id: started.attempt_id, number: 1, continued: true })
  await laptop.client.saveAnswers({ params, body: { answers: [said(two, [0])] } })
  const { data: paper } = await learnerClient(services.url, started.token).readAttempt({ params })
  expect(paper.answers.slice(0, 2).map(({ selected }) => selected)).toEqual([[0], [0]])
  await laptop.client.handInAttempt({ params, body: { answers: [] } })
  expect((await phone.client.readAttemptResult({ params })).data).toMatchObject({ state: 'ready', number: 1 })
  expect((await begin(phone)).number).toBe(2)
})

test('a name is entered once and cannot be changed by others, and a record belongs to one instructor', async () => {
  const email = newEmail()
  const student = await confirm(email)
  await expect(student.client.startAttempt({ body: { session_id: sessionId } })).rejects.toMatchObject({
    code: 'RULE',
    errors: [{ field: 'full_name' }],
  })
  const { attempt_id: id, token } = await begin(student, 'Cy')
  await learnerClient(services.url, token).handInAttempt({ params: { id }, body: { answers: [] } })
  await begin(await confirm(email.toUpperCase()), 'Somebody else')
  const bea = await services.addInstructor(`bea${made}`)
  const foreignQuiz = await addQuiz(bea, { start_time: '2030-03-01 12:00:00' }, [draftOf('x')], true)
  const foreign = await firstSessionId(services.db, foreignQuiz)
  await setSession({ access: 'confirmed_email' }, foreign)
  await begin(await confirm(email, foreign), 'Cyrus', foreign)
  const records = await services.db.select().from(students).where(eq(students.emailKey, email))
  expect(
    records.map(({ instructorId, fullName, kind }) => [instructorId, fullName, kind]).toSorted(),
  ).toEqual(
    [
      [ada.uid, 'Cy', 'confirmed'],
      [bea.uid, 'Cyrus', 'confirmed'],
    ].toSorted(),
  )
  await expect(student.client.listOwnAttempts({ params: { id: foreign } })).rejects.toMatchObject({
    code: 'IDENTITY_NEEDED',
  })
  await expect(student.client.startAttempt({ body: { session_id: foreign } })).rejects.toMatchObject({
    status: 401,
    code: 'IDENTITY_NEEDED',
  })
})

test('given a session that requires confirmation, then typing name and address begins nothing', async () => {
  const typed = { session_id: sessionId, student: studentDetails('Di') }
  await expect(learnerClient(services.url).startAttempt({ body: typed })).rejects.toMatchObject({
    code: 'IDENTITY_NEEDED',
  })
  expect(await services.db.select().from(attempts).where(eq(attempts.quizId, quizId))).toEqual([])
})

test('a confirmed student does not see attempts typed in their name, and a stranger does not see theirs', async () => {
  const email = newEmail()
  const student = await confirm(email)
  const own = await begin(student)
  await setSession({ access: 'anyone' })
  const stranger = await learnerClient(services.url).startAttempt({
    body: {
      session_id: sessionId,
      student: { ...studentDetails('Bo'), email },
      browser_token: 'x'.repeat(32),
    },
  })
  const listed = (await student.client.listOwnAttempts({ params: { id: sessionId } })).data.attempts
  expect(listed.map(({ attempt_id: id }) => id)).toEqual([own.attempt_id])
  for (const [token, id] of [
    [stranger.data.token, own.attempt_id],
    [student.token, stranger.data.attempt_id],
  ] as const)
    await expect(learnerClient(services.url, token).readAttempt({ params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
})

test('a wrong, an expired and a used code have different messages, and a new one can be sent', async () => {
  const { confirmation_token: token, code } = await request(newEmail())
  const browser = learnerClient(services.url, token)
  for (let tries = 1; tries < codeLimits.tries; tries += 1)
    await expect(browser.confirmCode({ body: { code: wrongCode(code) } })).rejects.toMatchObject({
      code: 'CODE_WRONG',
    })
  for (const typed of [wrongCode(code), code])
    await expect(browser.confirmCode({ body: { code: typed } })).rejects.toMatchObject({
      code: 'CODE_USED_UP',
    })
  const email = newEmail()
  const old = await request(email)
  wait(codeLimits.minutes)
  await expect(
    learnerClient(services.url, old.confirmation_token).confirmCode({ body: { code: old.code } }),
  ).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  const fresh = await request(email)
  const again = learnerClient(services.url, fresh.confirmation_token)
  const spaced = `${fresh.code.slice(0, 3)} ${fresh.code.slice(3)}`
  expect((await again.confirmCode({ body: { code: spaced } })).data.student.email).toBe(email)
  wait(2)
  await expect(again.confirmCode({ body: { code: fresh.code } })).rejects.toMatchObject({ code: 'CODE_USED' })
  // The code of one browser is invalid in another one.
  const [own, other] = [await request(newEmail()), await request(newEmail())]
  if (own.code !== other.code)
    await expect(
      learnerClient(services.url, other.confirmation_token).confirmCode({ body: { code: own.code } }),
    ).rejects.toMatchObject({ code: 'CODE_WRONG' })
})

test('given a lost response, then the same browser may use the code once more for a short time', async () => {
  const email = newEmail()
  const { confirmation_token: token, code } = await request(email)
  const browser = learnerClient(services.url, token)
  const [first, again] = [
    await browser.confirmCode({ body: { code } }),
    await browser.confirmCode({ body: { code } }),
  ]
  expect(again.data.student).toEqual(first.data.student)
  for (const { data } of [first, again]) {
    const own = learnerClient(services.url, data.token)
    expect((await own.listOwnAttempts({ params: { id: sessionId } })).status).toBe(200)
  }
  await expect(browser.confirmCode({ body: { code: wrongCode(code) } })).rejects.toMatchObject({
    code: 'CODE_USED',
  })
})

test('requests for codes are limited, and known addresses are treated like unknown ones', async () => {
  const known = newEmail()
  await confirm(known)
  const [first, second] = [await request(known), await request(newEmail())]
  expect(Object.keys(first)).toEqual(Object.keys(second))
  const email = newEmail()
  for (let sent = 0; sent < codeLimits.perEmailAndAddress; sent += 1) await request(email)
  await expect(request(email)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_CODES' })
  wait(61)
  await request(email)
})

test('given one mailbox under many addresses, no more mails reach it than under one', async () => {
  const name = `flooded${codeLimits.perEmail}`
  for (let sent = 0; sent < codeLimits.perEmailAndAddress; sent += 1)
    await request(`${name}+${sent}@example.org`)
  for (const email of [
    `${name}+more@example.org`,
    `${name}@example.org`,
    `${name.toUpperCase()}+x@EXAMPLE.ORG`,
    `${name}@exam\u200Bple.org`,
    `${name}\u00AD@\uFF25xample.org`,
  ])
    await expect(request(email)).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_CODES' })
  await request(`${name}@example.com`)
})

test('given many concurrent requests, then the limit of mails holds as for sequential ones', async () => {
  const body = { session_id: sessionId, email: newEmail() }
  const outcomes = await Promise.allSettled(
    Array.from({ length: 2 * codeLimits.perEmailAndAddress }, () =>
      learnerClient(services.url).requestCode({ body }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(codeLimits.perEmailAndAddress)
  expect(await services.db.$count(mails, eq(mails.recipient, body.email))).toBe(codeLimits.perEmailAndAddress)
})

test('attempts are counted within the session, and its access code is required', async () => {
  await setSession({ attemptsAllowed: 1, accessCode: 'Blue42' })
  const student = await confirm(newEmail())
  const start = (access_code?: string) =>
    student.client.startAttempt({
      body: { session_id: sessionId, full_name: 'Ed', ...(access_code !== undefined && { access_code }) },
    })
  await expect(start()).rejects.toMatchObject({ code: 'RULE', errors: [{ field: 'access_code' }] })
  await expect(start('blue43')).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' })
  const { data } = await start(' blue42 ')
  const id = data.attempt_id
  await student.client.handInAttempt({ params: { id }, body: { answers: [] } })
  expect((await student.client.readAttemptResult({ params: { id } })).data.attempts_left).toBe(0)
  await setSession({ attemptsAllowed: 3 })
  expect((await student.client.readAttemptResult({ params: { id } })).data.attempts_left).toBe(2)
  await setSession({ attemptsAllowed: 1 })
  await expect(start('Blue42')).rejects.toMatchObject({ status: 409, code: 'ATTEMPTS_USED_UP' })
  for (let wrong = 0; wrong < codeLimits.wrongPerAddress - 1; wrong += 1)
    await expect(start('nope')).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' })
  await expect(start('Blue42')).rejects.toMatchObject({ code: 'TOO_MANY_ACCESS_CODES' })
})

test('given an attempt continued on another device, then the access code is not required again', async () => {
  await setSession({ accessCode: 'Blue42' })
  const email = newEmail()
  const student = await confirm(email)
  const body = { session_id: sessionId, full_name: 'Fe' }
  const { data } = await student.client.startAttempt({ body: { ...body, access_code: 'blue42' } })
  expect(await begin(await confirm(email))).toMatchObject({ attempt_id: data.attempt_id, continued: true })
})

test('a place may be entered once, is kept with the record, and cannot be changed by others', async () => {
  const email = newEmail()
  const student = await confirm(email)
  const start = (place: { country?: string; city?: string }) =>
    student.client.startAttempt({ body: { session_id: sessionId, full_name: 'Gus', ...place } })
  const { data } = await start({ country: 'pk', city: ' Lahore ' })
  await student.client.handInAttempt({ params: { id: data.attempt_id }, body: { answers: [] } })
  await start({ country: 'Kenya', city: 'Nairobi' })
  const rows = await services.db
    .select({ attempt: attempts, student: students })
    .from(attempts)
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(eq(students.emailKey, email))
  expect(rows).toHaveLength(2)
  for (const row of rows)
    for (const place of [row.attempt, row.student])
      expect(place).toMatchObject({ country: 'Pakistan', city: 'Lahore' })
})

test('given no mail server, then the mail is in the outbox, and the response says so', async () => {
  const { confirmation_token: token, mail } = await request(newEmail())
  expect(mail.state).toBe('outbox')
  expect((await learnerClient(services.url, token).readCodeMail()).data).toEqual({
    state: 'outbox',
    outbox_url: null,
  })
  await expect(learnerClient(services.url, 'A'.repeat(43)).readCodeMail()).rejects.toMatchObject({
    status: 404,
  })
})
