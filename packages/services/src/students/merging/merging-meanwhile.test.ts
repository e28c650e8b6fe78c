import { isLongForm } from '@quizwright/domain/test-support/long-form.ts'
import { and, eq, isNotNull, sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { attempts } from '../../database/tables/learner.ts'
import {
  ada,
  attemptsOf,
  quizId,
  rowOf,
  services,
  sessionId,
  setUpAttemptTests,
} from '../../learner/attempt-test-setup.ts'
import { readAllCounts, rebuildAndReadCounts } from '../../statistics/counts/fixtures/read-all-counts.ts'
import { begin } from '../../test-support/learner-client.ts'

setUpAttemptTests()

type Begun = Awaited<ReturnType<typeof begin>>
const names = ['Bo', 'Cy', 'Di', 'Ed']
/** More rounds find rarer orders. */
const rounds = isLongForm ? 3 : 1
const beginAll = (round: number) => names.map((name) => begin(services.url, sessionId, `${name}${round}`))
const handIn = ({ learner, params }: Begun) => learner.handInAttempt({ params, body: { answers: [] } })
const merge = (keptId: string, mergedId: string) =>
  ada.client.mergeStudents({ body: { quiz_id: quizId, kept_id: keptId, merged_id: mergedId } })
const undo = (mergeId: string) => ada.client.undoMerge({ body: { quiz_id: quizId, merge_id: mergeId } })

/**
 * Expected refusals: records that are already merged cannot be merged again, and the number of open attempts is
 * limited.
 */
const expectedCodes = ['RULE', 'TOO_MANY_REQUESTS']
/** Deadlocks occur only on a real Postgres, because the embedded one runs one transaction at a time. */
const unexpectedCodes = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes
    .flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    .filter((code) => !expectedCodes.includes(code))

test('given students who are merged and unmerged while they begin and hand in, then nothing fails', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const begun = await Promise.all(beginAll(round))
    const ids = await Promise.all(begun.map(async ({ params }) => (await rowOf(params.id)).studentId))
    const [bo, cy, di, ed] = ids as [string, string, string, string]
    const meanwhile = await Promise.allSettled([
      merge(bo, cy),
      merge(cy, bo),
      merge(di, ed),
      merge(ed, cy),
      ...begun.map(handIn),
      ...beginAll(round),
    ])
    expect(unexpectedCodes(meanwhile)).toEqual([])
    const { data } = await ada.client.getStudents({ params: { quizId } })
    expect(data.merges.length).toBeGreaterThan(0)
    const apart = await Promise.allSettled([...data.merges.map(({ _id }) => undo(_id)), ...beginAll(round)])
    expect(unexpectedCodes(apart)).toEqual([])
    for (const left of (await ada.client.getStudents({ params: { quizId } })).data.merges)
      await undo(left._id)
  }
  const handedIn = and(eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt))
  expect(await attemptsOf(quizId)).toBe(await services.db.$count(attempts, handedIn))
  const { rows } = await services.db.execute(
    sql`select 1 from ${attempts} where quiz_id = ${quizId} group by student_id, number having count(*) > 1`,
  )
  expect(rows).toEqual([])
  const counts = await readAllCounts(services.db, quizId)
  expect(counts).toEqual(await rebuildAndReadCounts(services.db, quizId))
})
