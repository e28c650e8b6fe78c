import { studentListLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { desc, eq } from '../../database/drizzle.ts'
import { beforeEach, expect, test } from 'vitest'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { type MailKind, mails } from '../../database/tables/mails.ts'
import { sessions } from '../../database/tables/quizzes.ts'
import { listedStudents } from '../../database/tables/student-access.ts'
import {
  ada,
  now,
  quizId,
  rowOf,
  services,
  sessionId,
  setUpAttemptTests,
} from '../../learner/attempt-test-setup.ts'
import { mailsPerDay } from './handlers.ts'
import { readStudentList } from './read-student-list.ts'
import { learnerClient, studentDetails } from '../../test-support/learner-client.ts'

setUpAttemptTests()
beforeEach(() =>
  services.db.update(sessions).set({ access: 'student_list' }).where(eq(sessions.id, sessionId)),
)

const add = async (text: string) => (await ada.client.addStudents({ body: { sessionId, text } })).data
/**
 * Adds students and says whether the list had room. Repeats a call that the database was too slow for: calls wait for
 * one another, on a busy machine longer than a statement may take.
 */
const addDespiteLoad = async (text: string): Promise<'added' | 'refused'> => {
  try {
    await add(text)
    return 'added'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'BUSY') return addDespiteLoad(text)
    if (error.code === 'RULE') return 'refused'
    throw error
  }
}
const open = async (link: string) => {
  const secret = link.split('#')[1]!
  const { data } = await learnerClient(services.url).openPersonalLink({
    body: { session_id: sessionId, secret },
  })
  return { ...data, client: learnerClient(services.url, data.token) }
}

test('a personal link needs no confirmation, gives extra time, and finds the result on any device', async () => {
  const { students, added } = await add('Ada, ada@list.example, 50\nBo, bo@list.example')
  expect([added, students.map(({ name, extra_time: extra }) => [name, extra])]).toEqual([
    2,
    [
      ['Ada', 50],
      ['Bo', 0],
    ],
  ])
  const phone = await open(students[0]!.link)
  expect(phone.student).toEqual({ full_name: 'Ada', email: 'ada@list.example' })
  expect((await phone.client.listOwnAttempts({ params: { id: sessionId } })).data.asks_place).toBe(true)
  const body = { session_id: sessionId, country: 'pk', city: 'Lahore' }
  const { data } = await phone.client.startAttempt({ body })
  const row = await rowOf(data.attempt_id)
  expect(row).toMatchObject({ isConfirmed: true, extraSeconds: 300, country: 'Pakistan', city: 'Lahore' })
  expect(row.dueAt).toEqual(new Date(now().getTime() + 900_000))
  const laptop = await open(students[0]!.link)
  await laptop.client.handInAttempt({ params: { id: data.attempt_id }, body: { answers: [] } })
  expect((await laptop.client.listOwnAttempts({ params: { id: sessionId } })).data).toMatchObject({
    attempts: [{ attempt_id: data.attempt_id }],
    extra_time: 50,
    asks_access_code: false,
    asks_place: false,
  })
  const other = await open(students[1]!.link)
  await expect(other.client.readAttemptResult({ params: { id: data.attempt_id } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('extra time also extends beyond the end of the session', async () => {
  const { students } = await add('Cy, cy@list.example, 100')
  const endTime = new Date(now().getTime() + 5 * 60_000)
  await services.db.update(sessions).set({ endTime }).where(eq(sessions.id, sessionId))
  const { client } = await open(students[0]!.link)
  const { data } = await client.startAttempt({ body: { session_id: sessionId } })
  expect((await rowOf(data.attempt_id)).dueAt).toEqual(new Date(endTime.getTime() + 600_000))
  services.wait(10)
  await client.saveAnswers({ params: { id: data.attempt_id }, body: { answers: [] } })
})

test('neither a student without a personal link nor one who was taken off the list can begin', async () => {
  const { students } = await add('Di, di@list.example')
  const start = { session_id: sessionId, student: studentDetails('Di') }
  await expect(learnerClient(services.url).startAttempt({ body: start })).rejects.toMatchObject({
    status: 403,
    code: 'NOT_ON_LIST',
  })
  await expect(open(`x#${'A'.repeat(43)}`)).rejects.toMatchObject({
    status: 404,
    code: 'PERSONAL_LINK_WRONG',
  })
  const { client } = await open(students[0]!.link)
  await ada.client.removeStudent({ body: { sessionId, listed_id: students[0]!._id } })
  await expect(client.startAttempt({ body: { session_id: sessionId } })).rejects.toMatchObject({
    code: 'NOT_ON_LIST',
  })
  await expect(open(students[0]!.link)).rejects.toMatchObject({ code: 'PERSONAL_LINK_WRONG' })
})

test('an access code is required from its student, and a student added again keeps the personal link', async () => {
  const first = await add('Ed, ed@list.example')
  const second = await add('Edward, ED@list.example, 10, blue7\nFlo, nowhere')
  expect(second).toMatchObject({
    added: 0,
    changed: 1,
    rejected: [{ line: 2 }],
    students: [{ name: 'Edward', extra_time: 10, code: 'blue7', link: first.students[0]!.link }],
  })
  const { client } = await open(second.students[0]!.link)
  expect((await client.listOwnAttempts({ params: { id: sessionId } })).data.asks_access_code).toBe(true)
  const start = (access_code: string) => client.startAttempt({ body: { session_id: sessionId, access_code } })
  await expect(start('red7')).rejects.toMatchObject({ code: 'ACCESS_CODE_WRONG' })
  expect((await start('Blue7')).data.number).toBe(1)
})

test('a list that is pasted again keeps extra time and codes that it does not contain', async () => {
  await add('Ed, ed@list.example, 50, blue7')
  const { students } = await add('Name, E-mail\nEd, ed@list.example\nFlo, flo@list.example')
  expect(students.map(({ name, extra_time: extra, code }) => [name, extra, code])).toEqual([
    ['Ed', 50, 'blue7'],
    ['Flo', 0, null],
  ])
})

test('links are mailed to the students, and only the instructor can see them', async () => {
  const { students } = await add('Gus, gus@list.example')
  expect((await ada.client.sendPersonalLinks({ body: { sessionId } })).data).toEqual({
    queued: 1,
    outbox: true,
  })
  const [mail] = await services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, 'gus@list.example'))
    .orderBy(desc(mails.id))
  expect(mail!.body).toContain(students[0]!.link)
  const bea = await services.addInstructor(`bea${quizId.slice(-4)}`)
  const outcomes = await Promise.allSettled([
    bea.client.getStudentList({ params: { sessionId } }),
    bea.client.addStudents({ body: { sessionId, text: 'Eve, eve@list.example' } }),
    bea.client.removeStudent({ body: { sessionId, listed_id: students[0]!._id } }),
    bea.client.sendPersonalLinks({ body: { sessionId } }),
  ])
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 404 } })
})

test('links are mailed in the language of the session', async () => {
  await ada.client.updateSession({ body: { sessionId, language: 'ar' } })
  await add('Hal, hal@list.example')
  await ada.client.sendPersonalLinks({ body: { sessionId } })
  await ada.client.updateSession({ body: { sessionId, language: null } })
  const [mail] = await services.db.select().from(mails).where(eq(mails.recipient, 'hal@list.example'))
  expect(mail!.subject).toMatch(/^رابطك إلى الاختبار «.+»$/)
})

/** Stores mails of Ada as if they had been queued some hours ago. */
const storeMails = async (kind: MailKind, count: number, hoursAgo: number) => {
  const createdAt = new Date(now().getTime() - hoursAgo * 3_600_000)
  const mail = { instructorId: ada.uid, kind, recipient: 'x@list.example', subject: 's', body: 'b' }
  const rows = Array.from({ length: count }, () => ({ ...mail, id: makeId(), state: 'sent' as const }))
  await insertRows(
    services.db,
    mails,
    rows.map((row) => ({ ...row, createdAt, expiresAt: now() })),
  )
}

test('neither codes nor mails of the day before count towards the daily limit of mails', async () => {
  await add('Hal, hal@list.example')
  await services.db.delete(mails)
  await storeMails('code', mailsPerDay, 1)
  await storeMails('link', mailsPerDay, 25)
  await storeMails('link', mailsPerDay - 1, 23)
  const sendLinks = () => ada.client.sendPersonalLinks({ body: { sessionId } })
  expect((await sendLinks()).data.queued).toBe(1)
  await expect(sendLinks()).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Very many mails were sent today\./),
  })
})

test('given a student taken off the list, when put back, then the same personal link works again', async () => {
  const { students } = await add('Flo, flo@list.example, 25\nGus, gus@list.example')
  const [flo] = students
  const body = { sessionId, listed_id: flo!._id }
  const left = (await ada.client.removeStudent({ body })).data.students
  expect(left.map(({ name }) => name)).not.toContain('Flo')
  await expect(open(flo!.link)).rejects.toMatchObject({ code: 'PERSONAL_LINK_WRONG' })
  const restored = (await ada.client.restoreStudent({ body })).data.students
  expect(restored.find(({ _id }) => _id === flo!._id)).toEqual(flo)
  expect((await open(flo!.link)).student.full_name).toBe('Flo')
  await ada.client.removeStudent({ body })
  const again = await add('Flora, flo@list.example')
  expect(again.students.find(({ _id }) => _id === flo!._id)).toMatchObject({ name: 'Flora', link: flo!.link })
})

test('given a new key of the operator, then the list shows valid links, and the earlier ones are invalid', async () => {
  const { students } = await add('Hal, hal@list.example')
  const earlier = students.find(({ name }) => name === 'Hal')!
  const [session] = await services.db.select().from(sessions).where(eq(sessions.id, sessionId))
  const listed = await readStudentList(services.db, {
    learnerSiteUrl: 'http://learn.example',
    linkId: session!.linkId,
    ownKey: 'a key that the operator keeps out of the database',
  })
  const { link } = listed.find(({ name }) => name === 'Hal')!
  await expect(open(earlier.link)).rejects.toMatchObject({ code: 'PERSONAL_LINK_WRONG' })
  expect((await open(link)).student.full_name).toBe('Hal')
})

test('given two concurrent texts with the same students in another order, then both are accepted', async () => {
  const lines = Array.from({ length: 40 }, (_, n) => `Student ${n}, meeting${n}@list.example`)
  const [there, back] = await Promise.all([add(lines.join('\n')), add(lines.toReversed().join('\n'))])
  expect(there.added + back.added).toBe(lines.length)
  expect(there.changed + back.changed).toBe(lines.length)
})

test('given many concurrent calls, then no list exceeds its limit', async () => {
  const { students: limit } = studentListLimits
  const { students } = await add('S, full@list.example')
  const [listed] = await services.db
    .select()
    .from(listedStudents)
    .where(eq(listedStudents.id, students[0]!._id))
  await services.db.insert(listedStudents).values(
    Array.from({ length: limit - 11 }, (_, n) => ({
      ...listed!,
      id: makeId(),
      emailKey: `full${n}@list.example`,
      secretHash: makeId(),
    })),
  )
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, (_, call) =>
      addDespiteLoad(Array.from({ length: 5 }, (_, n) => `S, more${call}-${n}@list.example`).join('\n')),
    ),
  )
  expect(outcomes.toSorted()).toEqual(['added', 'added', 'refused', 'refused'])
  const { data } = await ada.client.getStudentList({ params: { sessionId } })
  expect(data.students).toHaveLength(limit)
})
