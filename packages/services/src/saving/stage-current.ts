import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { asc, eq } from '../database/drizzle.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import type { Queryable } from '../database/database.ts'
import { makeId } from '../database/queries/make-id.ts'
import { questionRevisions, questions, type StagedQuestion } from '../database/tables/questions.ts'
import { editableContent } from '../questions/read-questions.ts'
import { fingerprintQuestion } from './content-fingerprint.ts'
import { insertRevisions, newRevision } from './store-revisions.ts'

/**
 * Stages the current questions of a quiz for a copy, with the keys by which marks are given, as far as a question
 * can express them.
 */
export const stageCurrent = async (tx: Queryable, quizId: string, now: Date): Promise<StagedQuestion[]> => {
  const rows = await readCurrent(tx, quizId)
  const findCorrection = await readCorrectionFinder(tx, quizId)
  const staged: StagedQuestion[] = []
  const corrected: { revisionId: string; draft: DraftQuestion }[] = []
  for (const { content, ...question } of rows) {
    const asMarked = editableContent(
      content,
      findCorrection(question.id, { id: question.revisionId, content }),
    )
    if (asMarked === content) {
      staged.push(question)
      continue
    }
    const revisionId = makeId()
    const draft = { ...asMarked, _id: question.id, origin_id: question.originId }
    corrected.push({ revisionId, draft })
    staged.push({ ...question, revisionId })
  }
  await insertRevisions(
    tx,
    corrected.map(({ revisionId, draft }) => newRevision(revisionId, fingerprintQuestion(draft))),
    now,
  )
  return staged
}

const readCurrent = (tx: Queryable, quizId: string) =>
  tx
    .select({
      content: questionRevisions.content,
      id: questions.id,
      originId: questions.originId,
      revisionId: questions.revisionId,
      marks: questionRevisions.weightage,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
