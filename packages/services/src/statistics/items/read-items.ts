import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { type CorrectionKey, readCorrectionFinder } from '../../corrections/active-corrections.ts'
import { correctedContent } from '../../corrections/guided-content.ts'
import { asc, eq, sql } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { textArray } from '../../database/queries/text-array.ts'
import type { Item } from './item.ts'
import type { RevisionCounts } from './read-item-counts.ts'

/** Reads the questions of a quiz in order, each with the contents of all answered revisions. */
export const readItems = async (
  db: Queryable,
  quizId: string,
  answered: readonly Pick<RevisionCounts, 'questionId' | 'revisionId'>[],
): Promise<Item[]> => {
  const findCorrection = await readCorrectionFinder(db, quizId)
  const current = (await readCurrent(db, quizId)).map((question) => {
    const correction = findCorrection(question.id, { ...question, id: question.revisionId })
    return {
      ...question,
      isLeftOut: correction?.kind === 'not_counted',
      content: asMarked(question, correction),
    }
  })
  const currentIds = new Set(current.map(({ revisionId }) => revisionId))
  const earlierIds = new Set(answered.map(({ revisionId }) => revisionId).filter((id) => !currentIds.has(id)))
  const contentOf = new Map([
    ...current.map(({ revisionId, content }) => [revisionId, content] as const),
    ...(await readContents(db, [...earlierIds])),
  ])
  const answeredByQuestion = Map.groupBy(answered, ({ questionId }) => questionId)
  return current.map(({ content, ...question }) => {
    const contents = new Map([[question.revisionId, content]])
    for (const { revisionId } of answeredByQuestion.get(question.id) ?? []) {
      const earlier = contentOf.get(revisionId)
      if (earlier)
        contents.set(
          revisionId,
          asMarked({ content: earlier }, findCorrection(question.id, { id: revisionId, content: earlier })),
        )
    }
    return { ...question, contents }
  })
}

/** Returns a question with the key by which marks are given. It has no marks if a correction excludes it. */
const asMarked = (
  { content }: { content: QuestionContent },
  correction: CorrectionKey | undefined,
): QuestionContent =>
  correction?.kind === 'not_counted' ? { ...content, weightage: 0 } : correctedContent(content, correction)

const readCurrent = (db: Queryable, quizId: string) =>
  db
    .select({
      id: questions.id,
      position: questions.place,
      revisionId: questions.revisionId,
      content: questionRevisions.content,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))

const readContents = async (db: Queryable, ids: readonly string[]): Promise<Map<string, QuestionContent>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: questionRevisions.id, content: questionRevisions.content })
    .from(questionRevisions)
    .where(sql`${questionRevisions.id} = any(${textArray(ids)})`)
  return new Map(rows.map((row) => [row.id, row.content]))
}
