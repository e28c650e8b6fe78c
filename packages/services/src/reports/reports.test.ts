import type { ReportedIssue } from '@quizwright/domain/schemas/report.ts'
import { eq, sql } from '../database/drizzle.ts'
import { expect, test } from 'vitest'
import { addQuizFixture } from '../statistics/counts/fixtures/add-quiz-fixture.ts'
import { storeAttempt } from '../statistics/counts/fixtures/store-attempt.ts'
import { countAttempts } from '../statistics/counts/count-attempt.ts'
import { reports } from '../database/tables/learner.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { makeId } from '../database/queries/make-id.ts'
import { setUpServices } from '../test-support/set-up-services.ts'
import { start } from '../test-support/test-services.ts'

const services = await setUpServices()

const students = 40

/**
 * Adds a quiz with reports. Strong students are right on its first question and wrong on the second; on the third,
 * nobody differs. `counts` are the numbers of reports on each.
 */
const addReportedQuiz = async (instructorId: string, counts: readonly [number, number, number]) => {
  const { db } = services
  const paper = await addQuizFixture(db, [1, 1, 1, 1], students)
  await db
    .update(quizzes)
    .set({ instructorId, reportsCount: counts.reduce((sum, n) => sum + n, 0) })
    .where(eq(quizzes.id, paper.quizId))
  const ids: string[] = []
  for (let student = 0; student < students; student++) {
    const isStrong = student % 2 === 0
    ids.push(
      await storeAttempt(db, paper, {
        student,
        session: 0,
        number: 1,
        selections: [isStrong ? 0 : 1, isStrong ? 2 : 0, 0, isStrong ? 0 : 1],
      }),
    )
  }
  await db.transaction((tx) => countAttempts(tx, ids))
  const rows = counts.flatMap((n, index) =>
    Array.from({ length: n }, (_, no) => ({
      id: makeId(),
      quizId: paper.quizId,
      questionId: paper.questions[index]!.id,
      revisionId: paper.questions[index]!.revisionId,
      studentId: paper.studentIds[no]!,
      category: no === 0 ? 'other' : 'question is unclear',
      description: no === 0 ? 'Look again.' : '',
      createdAt: new Date(start.getTime() + no * 60_000),
    })),
  )
  if (rows.length > 0) await db.insert(reports).values(rows)
  return paper
}
const numbers = (issues: readonly ReportedIssue[]) => issues.map((issue) => issue.question_no)

test('issues are ranked by their reports and their figures, and show both', async () => {
  const { uid, client } = await services.addInstructor('ada')
  const { quizId } = await addReportedQuiz(uid, [4, 3, 1])
  const { issues, total } = (await client.getReportedIssues({ params: { instructorId: uid } })).data
  expect([total, numbers(issues)]).toEqual([3, [2, 1, 3]])
  expect(issues[0]).toMatchObject({
    quiz_id: quizId,
    reports: 3,
    facility: 50,
    categories: [
      { category: 'question is unclear', totalCount: 2 },
      { category: 'other', totalCount: 1 },
    ],
    descriptions: ['Look again.'],
  })
  expect(issues[0]!.discrimination).toBeCloseTo(-100, 6)
  expect(issues[1]!.discrimination).toBeCloseTo(0, 6)
  expect(issues[2]).toMatchObject({ facility: 100, discrimination: null })
  expect(
    numbers(
      (
        await client.getReportedIssues({
          params: { instructorId: uid },
          query: { quizId, from: 1, count: 1 },
        })
      ).data.issues,
    ),
  ).toEqual([1])
})

test('closing an issue notifies those who reported, reduces the count, and keeps later reports', async () => {
  const { uid, client } = await services.addInstructor('bea')
  const { quizId, questions } = await addReportedQuiz(uid, [3, 2, 0])
  const [first] = questions
  const body = {
    quiz_id: quizId,
    question_id: first!.id,
    note: ' It was wrong, thank you. ',
    until: '2030-03-01 12:01:00',
  }
  expect((await client.closeIssue({ body })).data).toEqual({ closed: 2, reports_count: 3 })
  expect((await client.closeIssue({ body })).data).toEqual({ closed: 0, reports_count: 3 })
  const stored = await services.db
    .select({ note: reports.closingNote, n: sql<number>`count(*)::int` })
    .from(reports)
    .where(eq(reports.questionId, first!.id))
    .groupBy(reports.closingNote)
    .orderBy(reports.closingNote)
  expect(stored).toEqual([
    { note: 'It was wrong, thank you.', n: 2 },
    { note: null, n: 1 },
  ])
  const { quiz } = (await client.getQuizForInstructor({ params: { id: quizId } })).data
  expect([quiz.reports_count, quiz.reports.reduce((sum, { totalCount }) => sum + totalCount, 0)]).toEqual([
    3, 3,
  ])
})

test('a report cannot be closed without a note, nor by another instructor', async () => {
  const [one, other] = [await services.addInstructor('cleo'), await services.addInstructor('dora')]
  const { quizId, questions } = await addReportedQuiz(one.uid, [1, 0, 0])
  const body = { quiz_id: quizId, question_id: questions[0]!.id, note: 'Mended.' }
  await expect(one.client.closeIssue({ body: { ...body, note: '  ' } })).rejects.toMatchObject({
    status: 422,
    message: 'Write a reply to the students who reported it, then resolve it.',
  })
  await expect(other.client.closeIssue({ body })).rejects.toMatchObject({ status: 404 })
  await expect(other.client.getReportedIssues({ params: { instructorId: one.uid } })).rejects.toMatchObject({
    status: 403,
  })
  expect((await other.client.getReportedIssues({ params: { instructorId: other.uid } })).data.issues).toEqual(
    [],
  )
  expect((await one.client.getReportedIssues({ params: { instructorId: one.uid } })).data.total).toBe(1)
})
