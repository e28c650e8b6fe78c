import { createHash, randomInt } from 'node:crypto'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import { variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
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
  interaction: Interaction | null
}

/** A paper has this field only if values are drawn, so that the ids of other papers stay. */
const drawnFor = ({ interaction }: Asked): { variant?: number } => {
  const variants = interaction ? variantsOf({ interaction }) : undefined
  return variants === undefined ? {} : { variant: randomInt(Math.max(1, variants)) }
}

const hasVariables = sql`${questionRevisions.content} -> 'interaction' ? 'variables'`

/**
 * Stores the current questions of a quiz, or those that `keep` returns of them, as a paper and returns its id. Draws
 * the values of those whose numbers differ. Reuses the paper of an earlier attempt with the same questions. The quiz
 * must be locked against saves.
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
      interaction: sql<Interaction | null>`case when ${hasVariables}
        then ${questionRevisions.content} -> 'interaction' end`,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
  const asked = keep(all).map((question) => {
    const { section: _ofDraws, interaction: _ofVariants, ...stored } = question
    return { ...stored, ...drawnFor(question) }
  })
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
      asked.map((question) => ({ paperId, variant: null, ...question })),
    )
  return paperId
}
