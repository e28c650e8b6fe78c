import { elementAt } from '@quizwright/domain/defined.ts'
import { correctionTexts } from '@quizwright/domain/rules/correction-texts.ts'
import type { CorrectionSummary } from '@quizwright/domain/schemas/correction.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { insertRows } from '../../database/queries/insert-rows.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { corrections } from '../../database/tables/corrections.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { contentKeyOf, covers, readActiveCorrections } from '../active-corrections.ts'
import { refusal } from '../planning/correction-plan.ts'
import { updateTotalMarks } from './store-changes.ts'

/** The effect of a correction on a version without attempts. */
const noEffect: CorrectionSummary = {
  attempts: 0,
  other_wording: 0,
  open: 0,
  changed: 0,
  raised: 0,
  lowered: 0,
  now_pass: 0,
  now_fail: 0,
  mean_before: null,
  mean_after: null,
  pass_rate_before: null,
  pass_rate_after: null,
}

/**
 * Repeats the corrections of a version in the version made from it, for each question that students see unchanged. A
 * corrected key or solution is part of the question there already; its own correction applies only to the old one. A
 * question that its author changed is marked by its key.
 */
export const carryCorrections = async (tx: Queryable, fromId: string, toId: string): Promise<void> => {
  const active = (await readActiveCorrections(tx, fromId)).filter(({ kind }) => kind !== 'graded_again')
  if (active.length === 0) return
  const current = await tx
    .select({ questionId: questions.id, id: questionRevisions.id, content: questionRevisions.content })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(
      and(
        eq(questions.quizId, toId),
        inIds(
          questions.id,
          active.map(({ questionId }) => questionId),
        ),
      ),
    )
  const currentById = new Map(current.map(({ questionId, ...revision }) => [questionId, revision]))
  const carried = active.flatMap((correction) => {
    const revision = currentById.get(correction.questionId)
    if (!revision || !covers(correction, revision)) return []
    return [
      {
        ...correction,
        id: makeId(),
        quizId: toId,
        revisionIds: [revision.id],
        contentKey: contentKeyOf(revision.content),
        summary: noEffect,
        carriedFrom: correction.id,
      },
    ]
  })
  await insertRows(tx, corrections, carried)
  await countWithCorrections(tx, toId)
}

/**
 * Takes the questions that do not count out of the total marks of a quiz whose questions were replaced. Throws RULE
 * with one sentence if none of them counts.
 */
export const countWithCorrections = async (tx: Queryable, quizId: string): Promise<void> => {
  const leftOut = (await readActiveCorrections(tx, quizId)).some(({ kind }) => kind === 'not_counted')
  if (!leftOut || (await updateTotalMarks(tx, quizId)) > 0) return
  const marked = elementAt(
    await tx
      .select({ marks: sql<number>`coalesce(sum(${questionRevisions.weightage}), 0)::integer` })
      .from(questions)
      .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
      .where(eq(questions.quizId, quizId)),
    0,
  )
  if (marked.marks > 0) throw refusal('questions', correctionTexts.noneCounts)
}
