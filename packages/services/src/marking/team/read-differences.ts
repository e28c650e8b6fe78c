import { lastOf } from '@quizwright/domain/defined.ts'
import { markingTeamLimits } from '@quizwright/domain/limits.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { MarkDifference } from '@quizwright/contracts/schemas/marking-team.ts'
import type { QuestionToMark } from '@quizwright/contracts/schemas/marking.ts'
import { asc, sql } from '../../database/drizzle.ts'
import { readAccountNames } from '../../auth/accounts/account-names.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers } from '../../database/tables/learner.ts'
import { describeAnswers } from '../describe-answers.ts'
import { readCursor, writeCursor } from '../queue-cursor.ts'
import { selectAnswers } from '../waiting-answers.ts'
import { readTwiceMarked, type TwiceMarkedAnswer } from './read-twice-marked.ts'

type Asked = { state: 'open' | 'decided'; after?: string | undefined }
type Page = { differences: MarkDifference[]; questions: QuestionToMark[]; next: string | null }

const keyOf = ({ attemptId, questionId }: { attemptId: string; questionId: string }) =>
  `${attemptId} ${questionId}`

/** Reads a page of the answers of a quiz whose two marks are too far apart. */
export const readDifferences = async (
  db: Queryable,
  quizId: string,
  { state, after }: Asked,
): Promise<Page> => {
  const before = after === undefined ? '' : String(readCursor(after, ['string'])[0])
  const found = (await readTwiceMarked(db, quizId)).filter(
    (one) => one.isDecided === (state === 'decided') && keyOf(one) > before,
  )
  const page = found.slice(0, markingTeamLimits.differencesPerPage)
  return {
    ...(await describe(db, page)),
    next: found.length > page.length ? writeCursor([keyOf(lastOf(page))]) : null,
  }
}

const describe = async (
  db: Queryable,
  page: readonly TwiceMarkedAnswer[],
): Promise<Pick<Page, 'differences' | 'questions'>> => {
  if (page.length === 0) return { differences: [], questions: [] }
  const asked = JSON.stringify(
    page.map(({ attemptId, questionId }) => ({ attempt_id: attemptId, question_id: questionId })),
  )
  const rows = await selectAnswers(
    db,
    sql`(${attemptAnswers.attemptId}, ${attemptAnswers.questionId}) in (
      select attempt_id, question_id from jsonb_to_recordset(${asked}::jsonb)
        as asked(attempt_id text, question_id text))`,
  ).orderBy(asc(attemptAnswers.attemptId), asc(attemptAnswers.questionId))
  const [{ answers, questions }, names] = await Promise.all([
    describeAnswers(db, rows),
    readAccountNames(db, [...new Set(page.flatMap(({ marks }) => marks.map((mark) => mark.accountId)))]),
  ])
  const known = new Map(answers.map((one) => [`${one.result_id} ${one.question_id}`, one]))
  const differences = page.flatMap((one): MarkDifference[] => {
    const answer = known.get(keyOf(one))
    if (!answer) return []
    const marks = one.marks.map((mark) => ({
      name: names.get(mark.accountId)?.name ?? '',
      marks: mark.marks,
      evaluation: mark.evaluation,
      marked_at: serializeDateTime(mark.markedAt),
    }))
    return [{ answer, marks, decided: one.counts }]
  })
  return { differences, questions }
}
