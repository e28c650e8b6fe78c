import request from 'supertest'
import { eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { addAccount } from '../../auth/accounts/add-account.ts'
import { addQuizFixture } from '../../statistics/counts/fixtures/add-quiz-fixture.ts'
import { reports } from '../../database/tables/learner.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { setUpServices } from '../../test-support/set-up-services.ts'
import { start } from '../../test-support/test-services.ts'

const services = await setUpServices({ pageOrigins: ['http://app.example'] })

const password = 'correct horse'
/** The headers that a browser sends with a form of the page. */
const fromForm = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}
const post = (path: string, fields: Record<string, string>, cookie = '') =>
  request(services.url)
    .post(path)
    .set({ ...fromForm, cookie })
    .type('form')
    .send(fields)

const signedIn = async (name: string) => {
  const email = `${name}@example.com`
  const uid = await addAccount(services.db, { name, email, password })
  const answer = await post('/issues/sign-in', { email, password })
  const [cookie = ''] = answer.get('Set-Cookie') ?? []
  return { uid, answer, cookie, sent: cookie.split(';')[0]! }
}
const addReport = async (instructorId: string) => {
  const { quizId, questions, studentIds } = await addQuizFixture(services.db, [1], 1)
  await services.db
    .update(quizzes)
    .set({ instructorId, name: 'Sums & <b>more</b>', reportsCount: 1 })
    .where(eq(quizzes.id, quizId))
  await services.db.insert(reports).values({
    id: makeId(),
    quizId,
    questionId: questions[0]!.id,
    revisionId: questions[0]!.revisionId,
    studentId: studentIds[0]!,
    category: 'other',
    description: '<script>alert(1)</script>',
    createdAt: start,
  })
  return { quizId, questionId: questions[0]!.id }
}
const keyIn = (page: string): string => /name="key" value="([^"]+)"/.exec(page)![1]!

test('the page requires a sign-in, and keeps nothing of a wrong password', async () => {
  const page = await request(services.url).get('/issues?quizId=q1')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('name="quizId" value="q1"')])
  for (const [, part] of page.text.matchAll(/(?:src|href)="([^"]+)"/g))
    expect((await request(services.url).get(part!)).status, part).toBe(200)
  const refused = await post('/issues/sign-in', {
    email: 'nobody@example.com',
    password: 'wrong',
    quizId: 'q1',
  })
  expect([refused.status, refused.get('Set-Cookie')]).toEqual([401, undefined])
  expect(refused.text).toContain('The email address or password is wrong.')
  expect(refused.text).toContain('value="nobody@example.com"')
  expect(refused.text).not.toContain('value="wrong"')
})

test('the sign-in is stored where no script can read it, and ends with signing out', async () => {
  const { answer, cookie, sent } = await signedIn('ada')
  expect([answer.status, answer.headers.location]).toEqual([303, '/issues'])
  for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/issues']) expect(cookie).toContain(part)
  const page = await request(services.url).get('/issues').set('cookie', sent)
  expect(page.text).toContain('No open issues')
  expect(page.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  expect(page.headers['content-security-policy']).not.toContain('script-src')
  expect((await post('/issues/sign-out', { key: keyIn(page.text) }, sent)).headers.location).toBe('/issues')
  expect((await request(services.url).get('/issues').set('cookie', sent)).text).toContain(
    'Your sign-in has ended.',
  )
})

test('an issue is shown as text and closed with a note; given no note, then the text typed so far stays', async () => {
  const { uid, sent } = await signedIn('bea')
  const { quizId, questionId } = await addReport(uid)
  const { text } = await request(services.url).get(`/issues?quizId=${quizId}`).set('cookie', sent)
  expect(text).toContain('Sums &amp; &lt;b>more&lt;/b>: question 1')
  expect(text).toContain('&lt;script>alert(1)&lt;/script>')
  expect(text).toContain(
    `href="http://app.example/quiz/edit-quiz-questions?quizId=${quizId}&amp;question_no=1"`,
  )
  const form = {
    key: keyIn(text),
    quiz_id: quizId,
    question_id: questionId,
    until: '2030-03-01 12:00:00',
    quizId,
  }
  const blank = await post('/issues/close', { ...form, note: '  ' }, sent)
  expect([blank.status, blank.text]).toEqual([
    422,
    expect.stringContaining('Write a reply to the students who reported it, then resolve it.'),
  ])
  const closed = await post('/issues/close', { ...form, note: 'Mended, thank you.' }, sent)
  expect([closed.status, closed.headers.location]).toEqual([303, `/issues?quizId=${quizId}&closed=1`])
  expect(
    await services.db.select({ note: reports.closingNote }).from(reports).where(eq(reports.quizId, quizId)),
  ).toEqual([{ note: 'Mended, thank you.' }])
})

test('scripts of the same origin, other sites and forms from elsewhere are refused', async () => {
  const { uid, sent } = await signedIn('cleo')
  const { quizId, questionId } = await addReport(uid)
  const form = {
    key: 'guessed',
    quiz_id: quizId,
    question_id: questionId,
    until: '2030-03-01 12:00:00',
    note: 'x',
  }
  const fetched = await request(services.url)
    .get('/issues')
    .set({ cookie: sent, 'sec-fetch-mode': 'cors', 'sec-fetch-site': 'same-origin' })
  const crossSite = await request(services.url)
    .post('/issues/close')
    .set({
      cookie: sent,
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'same-site',
      origin: 'http://127.0.0.1:4000',
    })
    .type('form')
    .send(form)
  const oldBrowser = await request(services.url)
    .post('/issues/close')
    .set({ cookie: sent, origin: 'http://evil.example' })
    .type('form')
    .send(form)
  const guessed = await post('/issues/close', form, sent)
  expect([fetched, crossSite, oldBrowser, guessed].map(({ status }) => status)).toEqual([403, 403, 403, 403])
  expect(
    await services.db.select({ closedAt: reports.closedAt }).from(reports).where(eq(reports.quizId, quizId)),
  ).toEqual([{ closedAt: null }])
})

test("another instructor's quiz is not found", async () => {
  const [one, other] = [await signedIn('dora'), await signedIn('emil')]
  const { quizId } = await addReport(one.uid)
  const page = await request(services.url).get(`/issues?quizId=${quizId}`).set('cookie', other.sent)
  expect([page.status, page.text.includes('Sums')]).toEqual([404, false])
})
