import { sql } from '../../database/drizzle.ts'
import { expect, test } from 'vitest'
import { ltiScores } from '../../database/tables/lti.ts'
import { services, setUpLtiTests } from '../lti-test-setup.ts'
import { leaseScore } from './score-leases.ts'
import { take } from './testing/set-up-scores.ts'

setUpLtiTests()

test('one of several scores is leased, also where the database joins row by row', async () => {
  for (const sub of ['first', 'second', 'third']) await take([0], { sub, name: sub })
  const past = new Date(services.now().getTime() - 1_000)
  const leases = await services.db.transaction(async (tx) => {
    await tx.update(ltiScores).set({ state: 'waiting', dueAt: past, heldUntil: past, lease: 0 })
    for (const way of ['hashjoin', 'mergejoin', 'material', 'memoize', 'hashagg', 'sort'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    await leaseScore(tx, services.now())
    return tx.select({ lease: ltiScores.lease }).from(ltiScores)
  })
  expect(leases.map(({ lease }) => lease).toSorted()).toEqual([0, 0, 1])
})
