import { defined } from '@quizwright/domain/defined.ts'
import { kindOf, kindsInMenu } from '@quizwright/domain/kinds/kind-of.ts'
import { variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import { judgeQuestion } from '@quizwright/domain/rules/judge-question.ts'
import { question as questionSchema } from '@quizwright/domain/schemas/question.ts'
import { publishFindings } from '@quizwright/domain/rules/question.ts'
import { quizQuestionsFindings } from '@quizwright/domain/test-support/quiz-questions-findings.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { and, desc, eq, ne } from '../database/drizzle.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServices, type RunningServices } from '../app.ts'
import {
  attemptAnswers,
  attempts as attemptsTable,
  reports as reportsTable,
} from '../database/tables/learner.ts'
import { images, videos } from '../database/tables/main.ts'
import { quizzes as quizzesTable, sessions } from '../database/tables/quizzes.ts'
import { openTestDatabase } from '../database/testing/test-database.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { clientOf } from '../test-support/test-services.ts'
import { demoQuizzes } from './content/quizzes.ts'
import { demoAccount } from './demo-account.ts'
import { addDemo } from './add-demo.ts'
import { flawAt } from './simulation/simulate-attempts.ts'

let services: RunningServices
let client: ReturnType<typeof clientOf>
let uid: string
beforeAll(async () => {
  services = await startServices({ database: await openTestDatabase(), seed: 'demo' })
  const signedIn = await clientOf(services.url, { uid: 'none', token: 'none' }).signIn({
    body: { email: demoAccount.email, password: demoAccount.password, role: 'instructor' },
  })
  uid = signedIn.uid
  client = clientOf(services.url, signedIn)
})
afterAll(() => services.close())

test('the sign-in page says that anybody can sign in, and how', async () => {
  const page = await (await fetch(`${services.url}/sign-in`)).text()
  expect(page).toContain('This is a demo')
  expect(page).toContain(demoAccount.password)
})

test('the default list has a second page, and the counts of both chips are right', async () => {
  const { data } = await client.getPublished({ body: { instructor_id: uid, page: 1, perPage: 50 } })
  expect(data.hasNextPage).toBe(true)
  expect((await client.getPublishedCount({ params: { instructorId: uid } })).data.count).toBe(data.total)
  expect((await client.getUnpublishedCount({ params: { instructorId: uid } })).data.count).toBeGreaterThan(0)
})

test('every question matches the contract, and no published quiz has an error', async () => {
  for (const quiz of await services.db.select().from(quizzesTable)) {
    const { questions } = await readQuestions(services.db, quiz.id)
    expect(questions).toHaveLength(quiz.questionCount)
    for (const one of questions)
      expect(validate(questionSchema, one), one.question).toMatchObject({ ok: true })
    if (quiz.isPublished) expect(publishFindings(questions, quiz.quizType), quiz.name).toEqual([])
  }
})

test('questions and their options are all different', () => {
  const topics = new Set(demoQuizzes.map((quiz) => quiz.topic))
  for (const { questions } of topics) {
    for (const { question, options } of questions)
      expect(new Set(options.map((option) => JSON.stringify(option))).size, question).toBe(options.length)
    expect(new Set(questions.map((one) => one.question + (one.equation ?? ''))).size).toBe(questions.length)
  }
})

test('drafts with faults show them', async () => {
  const {
    data: { quizzes },
  } = await client.getUnpublished({ body: { instructor_id: uid, page: 1, perPage: 50 } })
  const faulty = quizzes.find((quiz) => quiz.name === 'Electricity: mid-term')!
  const { questions } = await readQuestions(services.db, faulty._id)
  expect(
    quizQuestionsFindings(questions, 'full').filter((finding) => finding.severity === 'error').length,
  ).toBeGreaterThanOrEqual(3)
})

test('the numbers of attempts and reports are those in the list', async () => {
  const attempts = await services.db.select().from(attemptsTable)
  const reports = await services.db.select().from(reportsTable)
  for (const quiz of await services.db.select().from(quizzesTable)) {
    expect(attempts.filter((attempt) => attempt.quizId === quiz.id)).toHaveLength(quiz.attempts)
    expect(reports.filter((report) => report.quizId === quiz.id)).toHaveLength(quiz.reportsCount)
  }
})

test('in the quiz with most attempts, the flawed questions rank below all sound ones', async () => {
  const [quiz] = (await services.db.select().from(quizzesTable)).sort((a, b) => b.attempts - a.attempts)
  const { data } = await client.getItemStatistics({ params: { id: quiz!.id }, query: { attempts: 'first' } })
  const flawed = data.questions.filter((_, index) => flawAt.has(index))
  const greatest = Math.max(...flawed.map(({ revisions: [newest] }) => newest!.efficiency.value!))
  for (const {
    revisions: [newest],
    question,
  } of data.questions.filter((one) => !flawed.includes(one)))
    expect(newest!.efficiency.value, question).toBeGreaterThan(greatest)
  const doubtful = data.questions.filter(({ revisions: [newest] }) => judgeQuestion(newest!) === 'doubtful')
  expect(doubtful.length).toBeGreaterThan(0)
  expect(doubtful.every((question) => flawed.includes(question))).toBe(true)
  // Students who know the answer of the mis-keyed question select an option that counts as wrong.
  const [, ...others] = flawed[0]!.revisions[0]!.options.filter((option) => option.chosen > 0).toSorted(
    (a, b) => b.mean_total.value! - a.mean_total.value!,
  )
  expect(others.some((option) => option.is_correct)).toBe(true)
})

test('descriptive answers are graded, and the instructor and the AI agree on most of them but not on all', async () => {
  const answers = await services.db
    .select({ answer: attemptAnswers })
    .from(attemptAnswers)
    .innerJoin(attemptsTable, eq(attemptsTable.id, attemptAnswers.attemptId))
    .innerJoin(quizzesTable, and(eq(quizzesTable.id, attemptsTable.quizId), eq(quizzesTable.quizType, 'daq')))
  const written = answers.map(({ answer }) => answer).filter(({ answer }) => answer !== '')
  expect(written.every(({ aiResult }) => aiResult !== null)).toBe(true)
  const updated =
    written.filter(({ instructorEvaluation }) => instructorEvaluation !== null).length / written.length
  expect([updated > 0.2, updated < 0.6]).toEqual([true, true])
  const [quiz] = await services.db
    .select()
    .from(quizzesTable)
    .where(eq(quizzesTable.name, 'Explain it in your own words: mechanics'))
  const { data } = await client.getGradingAgreement({ params: { id: quiz!.id } })
  expect(data.questions).toHaveLength(4)
  for (const { exact, correlation } of data.questions)
    expect(
      [exact! > 20, exact! < 100, correlation! > 0.5, correlation! < 0.999],
      `${exact} ${correlation}`,
    ).toEqual([true, true, true, true])
})

test('one quiz has a question of every kind, and students are right, partly right and wrong in it', async () => {
  const [quiz] = await services.db
    .select()
    .from(quizzesTable)
    .where(eq(quizzesTable.name, 'The Earth: every kind of question'))
  const { questions } = await readQuestions(services.db, quiz!.id)
  expect(new Set(questions.map((one) => kindOf(one).name))).toEqual(new Set(kindsInMenu))
  const { data } = await client.getItemStatistics({ params: { id: quiz!.id }, query: { attempts: 'first' } })
  for (const { question, revisions } of data.questions)
    expect([revisions[0]!.facility.value! > 20, revisions[0]!.facility.value! < 95], question).toEqual([
      true,
      true,
    ])
  const answers = await services.db
    .select({ answer: attemptAnswers })
    .from(attemptAnswers)
    .innerJoin(
      attemptsTable,
      and(eq(attemptsTable.id, attemptAnswers.attemptId), eq(attemptsTable.quizId, quiz!.id)),
    )
  const drawn = defined(
    questions.find((one) => variantsOf(one) !== undefined),
    'question with drawn numbers',
  )
  const onTheirMaps = answers.flatMap(({ answer }) => (answer.questionId === drawn._id ? [answer] : []))
  expect(new Set(onTheirMaps.map(({ variant }) => variant)).size).toBe(variantsOf(drawn))
  // Among the wrong numbers are the usual mistakes, again and again.
  const slips = Map.groupBy(
    onTheirMaps.filter(({ answer, isCorrect }) => answer !== '' && !isCorrect),
    ({ answer }) => answer,
  )
  expect([slips.size > 5, Math.max(...[...slips.values()].map((same) => same.length)) > 1]).toEqual([
    true,
    true,
  ])
  const inParts = answers.map(({ answer }) => answer).filter(({ response }) => response !== null)
  const partly = inParts.filter((one) => one.obtainedMarks! > 0 && !one.isCorrect)
  expect([inParts.length > 150, partly.length > 50]).toEqual([true, true])
  const { data: toMark } = await client.getMarkingOverview({ params: { id: uid }, query: {} })
  expect(toMark.quizzes.find(({ quiz_id: id }) => id === quiz!.id)?.to_mark).toBeGreaterThan(5)
})

test('a descriptive quiz has published, hidden, illustrated and unmarked results', async () => {
  const results = await services.db
    .select({ attempt: attemptsTable })
    .from(attemptsTable)
    .innerJoin(quizzesTable, and(eq(quizzesTable.id, attemptsTable.quizId), eq(quizzesTable.quizType, 'daq')))
  const waiting = results.filter(({ attempt }) => attempt.obtainedMarks === null)
  expect(new Set(results.map(({ attempt }) => attempt.isDelivered))).toEqual(new Set([true, false]))
  expect([waiting.length > 0, waiting.some(({ attempt }) => attempt.isDelivered)]).toEqual([true, false])
  const drawn = (await services.db.select().from(attemptAnswers)).filter(
    ({ uploadedImages }) => uploadedImages.length > 0,
  )
  expect(drawn.length).toBeGreaterThan(10)
  const owned = new Map(
    (await services.db.select().from(images)).map(({ id, ownerId }) => [`/files/${id}`, ownerId]),
  )
  // An image that does not belong to the attempt would be removed by the sweep.
  for (const { attemptId, uploadedImages } of drawn)
    expect(uploadedImages.map((link) => owned.get(link))).toEqual([attemptId])
  expect((await fetch(`${services.url}${drawn[0]!.uploadedImages[0]}`)).headers.get('content-type')).toBe(
    'image/png',
  )
})

test('given a ranking, then some of the best students have an image that can be fetched', async () => {
  const [quiz] = await services.db.select().from(quizzesTable).orderBy(desc(quizzesTable.attempts)).limit(1)
  const { data } = await client.getTopStudents({ params: { id: quiz!.id }, query: {} })
  const links = data.quiz.map(({ user }) => user.image ?? null)
  expect(links).toContain(null)
  const image = await fetch(`${services.url}${links.find((link) => link !== null)}`)
  expect(image.headers.get('content-type')).toBe('image/png')
})

test('videos and images can be fetched, films in parts', async () => {
  const [video] = await services.db.select().from(videos)
  const film = await fetch(`${services.url}${video!.link}`, { headers: { range: 'bytes=0-99' } })
  expect([film.status, film.headers.get('content-type')]).toEqual([206, 'video/webm'])
  const [image] = await services.db.select().from(images)
  expect((await fetch(`${services.url}/files/${image!.id}`)).headers.get('content-type')).toBe('image/png')
})

test('given a database with the demo, then a second start adds nothing', async () => {
  const before = await services.db.$count(quizzesTable)
  // If there are accounts, only the database is queried.
  await addDemo({ db: services.db } as Parameters<typeof addDemo>[0])
  expect(await services.db.$count(quizzesTable)).toBe(before)
})

test('given a quiz with two versions, when a third is made from either, then it has the sessions of both', async () => {
  const versions = await services.db
    .select()
    .from(quizzesTable)
    .where(and(ne(quizzesTable.familyId, quizzesTable.id), eq(quizzesTable.version, 2)))
  expect(versions.length).toBeGreaterThan(0)
  const linksOf = async (quizId: string) =>
    (await services.db.select().from(sessions).where(eq(sessions.quizId, quizId)))
      .map(({ linkId }) => linkId)
      .sort()
  for (const { id, familyId } of versions)
    for (const from of [familyId, id]) {
      const { quiz } = (await client.createNewVersion({ body: { quiz_id: from } })).data
      expect([await linksOf(quiz._id), await linksOf(id)]).toEqual(Array(2).fill(await linksOf(familyId)))
    }
})
