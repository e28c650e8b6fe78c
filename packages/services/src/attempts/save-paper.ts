import { createHash } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { paperQuestions, papers } from '../database/tables/papers.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'

type Asked = {
  questionId: string
  revisionId: string
  place: number
  totalMarks: number
  section: string
}

/**
 * Stores the current questions of a quiz, or those that `keep` returns of them, as a paper and returns its id. Reuses
 * the paper of an earlier attempt with the same questions. The quiz must be locked against saves.
 */
export const savePaper = async (
  tx: Queryable,
  quizId: string,
  now: Date,
  keep: (asked: Asked[]) => Asked[] = (asked) => asked,
): Promise<string> => {
  const all = await tx
    .select({
      questionId: questions.id,
      revisionId: questions.revisionId,
      place: questions.place,
      totalMarks: questionRevisions.weightage,
      section: sql<string>`${questionRevisions.content} ->> 'section'`,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
  const asked = keep(all).map(({ section: _ofDraws, ...question }) => question)
  const paperId = createHash('sha256')
    .update(JSON.stringify([quizId, asked]))
    .digest('base64url')
  const inserted = await tx
    .insert(papers)
    .values({ id: paperId, quizId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: papers.id })
  if (inserted.length > 0)
    await insertRows(
      tx,
      paperQuestions,
      asked.map((question) => ({ paperId, ...question })),
    )
  return paperId
}
