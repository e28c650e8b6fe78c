import { sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { standings } from '../../database/tables/statistics.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { addToCounts, updateStandings } from './add-to-counts.ts'
import { readWeightsOf } from './count-attempt.ts'
import { type FrequencyWeights, hasChanged, weightChange, weightRows } from './frequency-weights.ts'
import { lockCountsOfQuiz } from './lock-counts.ts'

const keyOf = ({ attempt_id: id, scope }: FrequencyWeights): string => `${id} ${scope}`
const byKey = (weights: readonly FrequencyWeights[]) => new Map(weights.map((one) => [keyOf(one), one]))

/**
 * Runs `change`, which puts students into other groups of a course, and moves their attempts at these quizzes between
 * the counts of the groups. The shortest time of a group may stay that of somebody who has left it.
 */
export const moveBetweenGroups = async (
  tx: Queryable,
  { quizIds, studentIds }: { quizIds: readonly string[]; studentIds: readonly string[] },
  change: () => Promise<void>,
): Promise<void> => {
  for (const quizId of [...quizIds].sort()) await lockCountsOfQuiz(tx, quizId)
  const before = byKey(await readWeightsOf(tx, quizIds, studentIds))
  await change()
  const after = byKey(await readWeightsOf(tx, quizIds, studentIds))
  const keys = new Set([...before.keys(), ...after.keys()])
  const changes = [...keys].map((key) => weightChange(after.get(key), before.get(key))).filter(hasChanged)
  if (changes.length === 0) return
  await tx.execute(sql`
    delete from ${standings} where quiz_id = any(${textArray(quizIds)})
      and student_id = any(${textArray(studentIds)})`)
  await updateStandings(tx, weightRows([...after.values()]))
  await addToCounts(tx, weightRows(changes))
}
