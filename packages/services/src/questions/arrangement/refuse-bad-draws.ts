import { toProblem } from '@quizwright/contracts/validation/describe-findings.ts'
import { drawFaults, isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import type { Arrangement } from '@quizwright/domain/arrangement/schema.ts'
import { errorFinding } from '@quizwright/domain/rules/required.ts'
import type { Queryable } from '../../database/database.ts'
import { readSections } from './read-sections.ts'

/** Throws RULE with a sentence for each section from which a published quiz can not draw as it is set. */
export const refuseBadDraws = async (
  tx: Queryable,
  quizId: string,
  arrangement: Arrangement | null,
): Promise<void> => {
  if (!isDrawn(arrangement)) return
  const faults = drawFaults(arrangement, await readSections(tx, quizId))
  const problem = toProblem(faults.map((fault) => errorFinding('draws', 'arrangement', fault)))
  if (problem) throw problem
}
