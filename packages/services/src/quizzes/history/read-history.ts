import { Problem } from '@quizwright/contracts/problem.ts'
import { differingParts } from '@quizwright/domain/rules/changed-parts.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { QuestionChange, QuizChange } from '@quizwright/domain/schemas/history.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { alias, and, desc, eq, or, sql, type SQL } from '../../database/drizzle.ts'
import { readAccountNames } from '../../auth/accounts/account-names.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { questionChanges } from '../../database/tables/history.ts'
import { questionRevisions, questions } from '../../database/tables/questions.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

const perPage = 50
const aboutLength = 200
const before = alias(questionRevisions, 'before')
const after = alias(questionRevisions, 'after')
const versions = alias(quizzes, 'versions')

type Found = {
  row: typeof questionChanges.$inferSelect
  version: number
  before: QuestionContent | null
  after: QuestionContent | null
}

const changesWhere = (db: Queryable, where: SQL | undefined, limit: number): Promise<Found[]> =>
  db
    .select({
      row: questionChanges,
      version: versions.version,
      before: before.content,
      after: after.content,
    })
    .from(questionChanges)
    .innerJoin(versions, eq(versions.id, questionChanges.quizId))
    .leftJoin(before, eq(before.id, questionChanges.beforeId))
    .leftJoin(after, eq(after.id, questionChanges.afterId))
    .where(where)
    .orderBy(desc(questionChanges.changedAt), desc(questionChanges.questionId))
    .limit(limit)

const nameChange = ({ before, after }: Pick<Found, 'before' | 'after'>): QuizChange['change'] => {
  if (before === null) return 'added'
  return after === null ? 'removed' : 'changed'
}

const describe = ({ row, version, ...content }: Found, names: Map<string, { name: string }>) => ({
  at: serializeDateTime(row.changedAt),
  by: names.get(row.changedBy)?.name ?? '',
  change: nameChange(content),
  means: row.means,
  parts:
    content.before === null || content.after === null ? [] : differingParts(content.before, content.after),
  version,
})

const namesOf = (db: Queryable, found: readonly Found[]) =>
  readAccountNames(db, [...new Set(found.map(({ row }) => row.changedBy))])

const isOfFamily = (quizId: string): SQL =>
  sql`${questionChanges.quizId} in (select id from ${quizzes} where family_id =
    (select family_id from ${quizzes} where id = ${quizId}))`

/** The end of a page: the moment and the question of its last change. */
const behind = (cursor: string): SQL | undefined => {
  const [at = '', questionId = ''] = cursor.split(' ')
  if (Number.isNaN(Date.parse(at))) throw new Problem('CONTRACT')
  const moment = sql`${new Date(at).toISOString()}::timestamptz`
  return or(
    sql`${questionChanges.changedAt} < ${moment}`,
    sql`${questionChanges.changedAt} = ${moment} and ${questionChanges.questionId} < ${questionId}`,
  )
}

/** Where the next page begins, if more was found than the page has. */
const nextAfter = (found: readonly Found[], page: readonly Found[]): string | null => {
  const last = page.at(-1)?.row
  return found.length > page.length && last ? `${last.changedAt.toISOString()} ${last.questionId}` : null
}

/** Reads a page of what was changed in a quiz, the latest first. */
export const readQuizHistory = async (
  db: Queryable,
  quizId: string,
  cursor: string | undefined,
): Promise<{ changes: QuizChange[]; next: string | null }> => {
  const where = and(isOfFamily(quizId), cursor === undefined ? undefined : behind(cursor))
  const found = await changesWhere(db, where, perPage + 1)
  const page = found.slice(0, perPage)
  const [names, now] = await Promise.all([
    namesOf(db, page),
    db
      .select({ originId: questions.originId, place: questions.place })
      .from(questions)
      .where(
        and(
          eq(questions.quizId, quizId),
          inIds(
            questions.originId,
            page.map(({ row }) => row.originId),
          ),
        ),
      ),
  ])
  const numbers = new Map(now.map(({ originId, place }) => [originId, place]))
  return {
    changes: page.map((one) => ({
      ...describe(one, names),
      question_id: one.row.questionId,
      question_no: numbers.get(one.row.originId) ?? null,
      about: [...((one.after ?? one.before)?.question ?? '')].slice(0, aboutLength).join(''),
    })),
    next: nextAfter(found, page),
  }
}

/** Reads a page of the changes of a question, in all versions of its quiz, with what it was after each. */
export const readQuestionHistory = async (
  db: Queryable,
  quizId: string,
  { questionId, cursor }: { questionId: string; cursor: string | undefined },
): Promise<{ changes: QuestionChange[]; first: QuestionChange | null; next: string | null }> => {
  const origin = sql`coalesce(
    (select origin_id from ${questions} where quiz_id = ${quizId} and id = ${questionId}),
    (select origin_id from ${questionChanges} where question_id = ${questionId} and ${isOfFamily(quizId)} limit 1))`
  const all = await changesWhere(
    db,
    and(
      isOfFamily(quizId),
      sql`${questionChanges.originId} = ${origin}`,
      cursor === undefined ? undefined : behind(cursor),
    ),
    perPage + 1,
  )
  const found = all.slice(0, perPage)
  const names = await namesOf(db, found)
  const oldest = found.at(-1)
  return {
    changes: found.map((one) => ({ ...describe(one, names), content: one.after })),
    next: nextAfter(all, found),
    first:
      !oldest || oldest.before === null || all.length > found.length
        ? null
        : {
            ...describe(oldest, names),
            by: '',
            change: 'added',
            means: 'save',
            parts: [],
            content: oldest.before,
          },
  }
}
