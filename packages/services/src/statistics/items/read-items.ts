import { asc, eq, sql } from 'drizzle-orm'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { Queryable } from '../../database/database.ts'
import { questionRevisions, questions } from '../../database/tables.ts'
import { textArray } from '../../database/text-array.ts'
import type { Item } from './describe-items.ts'
import type { RevisionCounts } from './read-item-counts.ts'

/** The questions of a quiz in their order, with all that they said when they were answered. */
export const readItems = async (
  db: Queryable,
  quizId: string,
  answered: readonly Pick<RevisionCounts, 'questionId' | 'revisionId'>[],
): Promise<Item[]> => {
  const places = await db
    .select({
      id: questions.id,
      place: questions.place,
      revisionId: questions.revisionId,
      content: questionRevisions.content,
    })
    .from(questions)
    .innerJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .where(eq(questions.quizId, quizId))
    .orderBy(asc(questions.place))
  const today = new Set(places.map((place) => place.revisionId))
  const earlier = await readContents(db, [
    ...new Set(answered.map(({ revisionId }) => revisionId).filter((id) => !today.has(id))),
  ])
  const revisionsOf = Map.groupBy(answered, ({ questionId }) => questionId)
  return places.map(({ content, ...place }) => {
    const before = (revisionsOf.get(place.id) ?? []).flatMap(({ revisionId }): [string, QuestionContent][] =>
      earlier.has(revisionId) ? [[revisionId, earlier.get(revisionId)!]] : [],
    )
    return { ...place, contents: new Map([...before, [place.revisionId, content]]) }
  })
}

const readContents = async (db: Queryable, ids: readonly string[]): Promise<Map<string, QuestionContent>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: questionRevisions.id, content: questionRevisions.content })
    .from(questionRevisions)
    .where(sql`${questionRevisions.id} = any(${textArray(ids)})`)
  return new Map(rows.map((row) => [row.id, row.content]))
}
