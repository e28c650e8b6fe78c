import { asc, eq } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts, reports } from '../../database/tables/learner.ts'
import { students } from '../../database/tables/students.ts'
import {
  ada,
  one,
  quizId,
  said,
  services,
  sessionId,
  setUpAttemptTests,
  wait,
} from '../../learner/attempt-test-setup.ts'
import { readAllCounts, rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { begin } from '../../test-support/learner-client.ts'
import { addQuiz } from '../../test-support/test-services.ts'

setUpAttemptTests()

const handIn = async (name: string, selected: number) => {
  const { params, learner } = await begin(services.url, sessionId, name)
  await learner.reportIssue({
    params,
    body: { question_id: one, category: 'question is unclear', description: name },
  })
  await learner.handInAttempt({ params, body: { answers: [said(one, [selected])] } })
  wait(1)
  return params.id
}
const state = async () => ({
  attempts: await services.db
    .select({ id: attempts.id, student: attempts.studentId, number: attempts.number })
    .from(attempts)
    .where(eq(attempts.quizId, quizId))
    .orderBy(asc(attempts.id)),
  reports: await services.db
    .select({ id: reports.id, student: reports.studentId })
    .from(reports)
    .where(eq(reports.quizId, quizId))
    .orderBy(asc(reports.id)),
  counts: await readAllCounts(services.db, quizId),
})
const recordOf = async (attemptId: string) =>
  (await services.db.select().from(attempts).where(eq(attempts.id, attemptId)))[0]!.studentId

test('merging makes two records one student with ordered attempts, and undo restores them exactly', async () => {
  const ids = [await handIn('Bo', 1), await handIn('Robert', 0), await handIn('Bo', 0)]
  const [bo, robert] = [await recordOf(ids[0]!), await recordOf(ids[1]!)]
  const before = await state()
  const { data } = await ada.client.mergeStudents({
    body: { quiz_id: quizId, kept_id: bo, merged_id: robert },
  })
  expect(data.students.map(({ full_name: name, phone, attempts: n }) => [name, phone, n])).toEqual([
    ['Bo', '+92 300 1234567', 3],
  ])
  const merged = await state()
  expect(
    merged.attempts.map(({ id, student, number }) => [ids.indexOf(id) + 1, student, number]).toSorted(),
  ).toEqual([
    [1, bo, 1],
    [2, bo, 2],
    [3, bo, 3],
  ])
  expect(merged.counts).toEqual(await rebuildAndReadCounts(services.db, quizId))
  // The browser of the merged record continues as the kept one.
  expect((await begin(services.url, sessionId, 'Robert')).number).toBe(4)
  const begun = (await state()).attempts.find(({ number }) => number === 4)!
  const undone = await ada.client.undoMerge({ body: { quiz_id: quizId, merge_id: data.merges[0]!._id } })
  expect(undone.data.merges).toEqual([])
  const after = await state()
  expect(after.attempts.filter(({ id }) => id !== begun.id)).toEqual(before.attempts)
  expect(after.attempts.find(({ id }) => id === begun.id)).toMatchObject({ student: bo, number: 3 })
  expect([after.reports, after.counts]).toEqual([before.reports, before.counts])
})

test('the latest merge must be undone first, and a record can be merged once', async () => {
  const ids = [await handIn('Cy', 0), await handIn('Cyrus', 0), await handIn('Cyril', 0)]
  const [first, second, third] = await Promise.all(ids.map(recordOf))
  const merge = (kept: string, merged: string) =>
    ada.client.mergeStudents({ body: { quiz_id: quizId, kept_id: kept, merged_id: merged } })
  const { data: one_ } = await merge(first!, second!)
  await expect(merge(third!, second!)).rejects.toMatchObject({ code: 'RULE' })
  await expect(merge(third!, third!)).rejects.toMatchObject({ code: 'RULE' })
  const { data: two_ } = await merge(third!, first!)
  const undo = (id: string) => ada.client.undoMerge({ body: { quiz_id: quizId, merge_id: id } })
  const mergeIdOf = (data: typeof one_) => data.merges[0]!._id
  await expect(undo(mergeIdOf(one_))).rejects.toMatchObject({ code: 'RULE' })
  await undo(mergeIdOf(two_))
  await undo(mergeIdOf(one_))
  await expect(undo(mergeIdOf(one_))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const rows = await services.db.select().from(students).where(eq(students.id, second!))
  expect(rows[0]!.mergedInto).toBeNull()
})

test('given records of another instructor, then they are not found', async () => {
  const ids = [await handIn('Di', 0), await handIn('Dina', 0)]
  const [kept, merged] = await Promise.all(ids.map(recordOf))
  const eve = await services.addInstructor(`eve${quizId.slice(-4)}`)
  const own = await addQuiz(eve)
  await expect(
    eve.client.mergeStudents({ body: { quiz_id: own, kept_id: kept!, merged_id: merged! } }),
  ).rejects.toMatchObject({ status: 404 })
  await expect(eve.client.getStudents({ params: { quizId } })).rejects.toMatchObject({ status: 404 })
})
