import type { CountedAttempts, OtherAnswers } from '@quizwright/domain/schemas/item-statistics.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { Asked } from '@quizwright/domain/kinds/question-kind.ts'
import { sql, type SQL } from '../../database/drizzle.ts'
import { correctedContent } from '../../corrections/guided-content.ts'
import { presentationKey } from '../../corrections/planning/presentation-key.ts'
import { readCorrectionFinder } from '../../corrections/active-corrections.ts'
import { readCurrentQuestion } from '../../corrections/read-current-question.ts'
import { readRevisions } from '../../corrections/planning/read-met-attempts.ts'
import type { Queryable } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { textArray } from '../../database/queries/text-array.ts'
import { groupOtherAnswers, type WrittenAnswer } from './group-other-answers.ts'
import { variantsIn } from './variants-in.ts'

type Selected = {
  quizId: string
  questionId: string
  sessionId?: string | undefined
  attempts: CountedAttempts
}

/** So many differently written answers are read, the most frequent first. */
const mostWritten = 20_000

/**
 * Reads the answers to a question, or to each of its gaps, that do not earn all marks, as it is marked now. Only of a
 * question whose answers are typed; others have none. Throws NOT_FOUND.
 */
export const readOtherAnswers = async (db: Queryable, selected: Selected): Promise<OtherAnswers> => {
  const { quizId, questionId } = selected
  const { revision } = await readCurrentQuestion(db, { quizId, questionId })
  const none: OtherAnswers = { attempts: selected.attempts, counted: 0, different: 0, answers: [] }
  const { sameAnswer, typedParts } = kindOf(revision.content)
  if (!sameAnswer && !typedParts) return none
  const findCorrection = await readCorrectionFinder(db, quizId)
  const content = correctedContent(revision.content, findCorrection(questionId, revision))
  const revisionIds = await readSameRevisions(db, { quizId, questionId }, revision)
  const read = async (asked: Asked, partNo?: number) => {
    const written = await readWritten(db, selected, revisionIds, partNo)
    const counted = written.reduce((sum, { given }) => sum + given, 0)
    return { written, counted, ...groupOtherAnswers(asked, written, counted) }
  }
  if (!typedParts) {
    const { written, ...others } = await read(content)
    return { ...none, ...others, ...variantsIn(content, written) }
  }
  const others = { ...none }
  for (const { partNo, asked } of typedParts(content)) {
    const { counted, different, answers } = await read(asked, partNo)
    others.counted = counted
    others.different += different
    others.answers = [...others.answers, ...answers.map((answer) => ({ ...answer, part_no: partNo }))]
  }
  return others
}

type QuestionRef = { quizId: string; questionId: string }

/** The revisions that asked the same, so that the present key holds for their answers. */
const readSameRevisions = async (
  db: Queryable,
  { quizId, questionId }: QuestionRef,
  current: Parameters<typeof presentationKey>[0] & { id: string },
): Promise<string[]> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct answered.revision_id as id from ${attemptAnswers} answered
    join ${attempts} a on a.id = answered.attempt_id
    where a.quiz_id = ${quizId} and a.is_counted and answered.question_id = ${questionId}`)
  const revisions = await readRevisions(
    db,
    rows.map(({ id }) => id),
  )
  const same = [...revisions.values()].filter((one) => presentationKey(one) === presentationKey(current))
  return same.map(({ id }) => id)
}

/** The order by which one attempt of each student is chosen, as the tables of counts choose it. */
const orders: Record<Exclude<CountedAttempts, 'all'>, SQL> = {
  first: sql`a.number`,
  latest: sql`a.number desc`,
  highest: sql`a.correct_percentage desc, a.number`,
}

const readWritten = async (
  db: Queryable,
  { quizId, questionId, sessionId, attempts: counted }: Selected,
  revisionIds: readonly string[],
  partNo?: number,
): Promise<WrittenAnswer[]> => {
  const answer =
    partNo === undefined
      ? sql`answered.answer`
      : sql`coalesce(answered.response -> 'texts' ->> ${partNo - 1}::int, '')`
  const inSession = sessionId === undefined ? sql`` : sql`and a.session_id = ${sessionId}`
  const one = counted === 'all' ? sql`` : sql`distinct on (a.student_id)`
  const inOrder = counted === 'all' ? sql`` : sql`order by a.student_id, ${orders[counted]}`
  const { rows } = await db.execute<WrittenAnswer>(sql`
    select ${answer} as answer, answered.variant, count(*)::integer as given,
      sum(chosen.correct_percentage) as total
    from (
      select ${one} a.id, a.correct_percentage from ${attempts} a
      where a.quiz_id = ${quizId} and a.is_counted ${inSession} ${inOrder}
    ) chosen
    join ${attemptAnswers} answered on answered.attempt_id = chosen.id
    where answered.question_id = ${questionId} and answered.revision_id = any(${textArray(revisionIds)})
    group by 1, 2 order by given desc, 1 limit ${mostWritten}`)
  return rows
}
