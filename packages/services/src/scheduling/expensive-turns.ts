import { availableParallelism } from 'node:os'
import {
  type ExpensiveWork,
  expensiveWork,
  type ExpensiveWorkName,
} from '@quizwright/contracts/expensive-work.ts'
import { createTurns, type Turns } from './turns.ts'

const turnsOf = ({ atOnce, ...limits }: ExpensiveWork): Turns =>
  createTurns({ ...limits, atOnce: atOnce === 'cores' ? availableParallelism() : atOnce })

/** The turns of this process, because its calls share its cores and its memory. */
export const expensiveTurns = Object.fromEntries(
  Object.entries(expensiveWork).map(([name, work]) => [name, turnsOf(work)]),
) as Record<ExpensiveWorkName, Turns>
