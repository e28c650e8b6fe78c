import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { Correction } from '@quizwright/domain/schemas/correction.ts'
import type { ResultCorrection } from '@quizwright/domain/schemas/result-correction.ts'
import { alias, and, asc, desc, eq, isNull, or, type SQL } from '../database/drizzle.ts'
import { inIds } from '../database/queries/in-ids.ts'
import type { Queryable } from '../database/database.ts'
import { correctionChanges, corrections } from '../database/tables/corrections.ts'
import { attemptAnswers, attempts } from '../database/tables/learner.ts'
import { questionRevisions, questions } from '../database/tables/questions.ts'
import { quizzes } from '../database/tables/quizzes.ts'
import { students } from '../database/tables/students.ts'
import type { AnswerWithRevision } from '../attempts/answers/read-answers.ts'
import { readRepeated } from './read-repeated.ts'
import {
  type CorrectionRow,
  covers,
  type FindCorrection,
  findAmong,
  isActiveForAll,
} from './active-corrections.ts'

const writeDateTime = (date: Date | null): string | null => date && serializeDateTime(date)

type Facts = {
  fullName?: string | null
  carriedFrom?: number | null
  repeatedIn?: readonly number[]
  isOutdated?: boolean
}

/** Returns a correction in the form of the wire. */
export const wireCorrection = (
  row: CorrectionRow,
  questionNo: number | null,
  { fullName = null, carriedFrom = null, repeatedIn = [], isOutdated = false }: Facts = {},
): Correction => ({
  _id: row.id,
  quiz_id: row.quizId,
  question_id: row.questionId,
  question_no: questionNo,
  kind: row.kind,
  correct: row.correct,
  ...(row.key && { key: row.key }),
  ...(row.accepted && { accepted: row.accepted }),
  ...(row.guidance && { guidance: row.guidance }),
  ...(row.marks !== null && { marks: row.marks }),
  ...(row.attemptId !== null && { result_id: row.attemptId }),
  ...(fullName !== null && { full_name: fullName }),
  reason: row.reason,
  created_at: serializeDateTime(row.createdAt),
  undone_at: writeDateTime(row.undoneAt),
  ...(carriedFrom !== null && { carried_from: carriedFrom }),
  ...(repeatedIn.length > 0 && { repeated_in: [...repeatedIn] }),
  ...(isOutdated && { is_outdated: true }),
  summary: row.summary,
})

const carried = alias(corrections, 'carried')

/**
 * Reads the corrections of a quiz, newest first, or one of them. With `inShare`, only those of all results and those of
 * one result that is in the share of whoever reads them.
 */
export const readCorrections = async (
  db: Queryable,
  quizId: string,
  { id, inShare }: { id?: string; inShare?: SQL | undefined } = {},
): Promise<Correction[]> => {
  const rows = await db
    .select({
      correction: corrections,
      position: questions.place,
      revision: { id: questionRevisions.id, content: questionRevisions.content },
      fullName: students.fullName,
      carriedFrom: quizzes.version,
    })
    .from(corrections)
    .leftJoin(
      questions,
      and(eq(questions.quizId, corrections.quizId), eq(questions.id, corrections.questionId)),
    )
    .leftJoin(questionRevisions, eq(questionRevisions.id, questions.revisionId))
    .leftJoin(carried, eq(carried.id, corrections.carriedFrom))
    .leftJoin(quizzes, eq(quizzes.id, carried.quizId))
    .leftJoin(attempts, eq(attempts.id, corrections.attemptId))
    .leftJoin(students, eq(students.id, attempts.studentId))
    .where(
      and(
        eq(corrections.quizId, quizId),
        id === undefined ? undefined : eq(corrections.id, id),
        inShare && or(isNull(corrections.attemptId), inShare),
      ),
    )
    .orderBy(desc(corrections.createdAt), desc(corrections.id))
  const repeated = Map.groupBy(
    await readRepeated(db, ...rows.map(({ correction }) => correction.id)),
    ({ ofId }) => ofId,
  )
  return rows.map(({ correction, position, revision, ...facts }) =>
    wireCorrection(correction, position, {
      ...facts,
      repeatedIn: repeated.get(correction.id)?.map(({ version }) => version) ?? [],
      isOutdated: correction.attemptId === null && !(revision && covers(correction, revision)),
    }),
  )
}

type ChangeRow = typeof correctionChanges.$inferSelect
/** A correction, with how it changed the marks of one attempt, if it did. */
export type OwnCorrection = { correction: CorrectionRow; change: ChangeRow | null }

/** Reads the corrections of a quiz that may concern an attempt, oldest first, those that are undone too. */
export const readOwnCorrections = (
  db: Queryable,
  { id, quizId }: { id: string; quizId: string },
): Promise<OwnCorrection[]> =>
  db
    .select({ correction: corrections, change: correctionChanges })
    .from(corrections)
    .leftJoin(
      correctionChanges,
      and(eq(correctionChanges.correctionId, corrections.id), eq(correctionChanges.attemptId, id)),
    )
    .where(
      and(eq(corrections.quizId, quizId), or(isNull(corrections.attemptId), eq(corrections.attemptId, id))),
    )
    .orderBy(asc(corrections.createdAt), asc(corrections.id))

/** Returns the finder of those that are active for all students. */
export const findAmongOwn = (own: readonly OwnCorrection[]): FindCorrection =>
  findAmong(own.map(({ correction }) => correction).filter(isActiveForAll))

/** Reads the corrections that a result shows, as `resultCorrections` returns them. */
export const readResultCorrections = async (
  db: Queryable,
  attempt: { id: string; quizId: string },
  answers: readonly AnswerWithRevision[],
): Promise<ResultCorrection[]> => resultCorrections(await readOwnCorrections(db, attempt), answers)

/**
 * Returns the corrections that a result shows, oldest first: those that changed it, and those by which one of its
 * answers is marked.
 */
export const resultCorrections = (
  own: readonly OwnCorrection[],
  answers: readonly AnswerWithRevision[],
): ResultCorrection[] => {
  const answersById = new Map(answers.map((answered) => [answered.answer.questionId, answered]))
  return own.flatMap(({ correction, change }) => {
    const answered = answersById.get(correction.questionId)
    if (!answered) return []
    const holds =
      correction.undoneAt === null &&
      // A mark that a person gave does not come from a correction.
      correction.kind !== 'graded_again' &&
      covers(correction, answered.revision)
    if (!change && !holds) return []
    return [wireResultCorrection(correction, change, answered.answer.place)]
  })
}

const wireResultCorrection = (
  correction: CorrectionRow,
  change: ChangeRow | null,
  questionNo: number,
): ResultCorrection => ({
  question_id: correction.questionId,
  question_no: questionNo,
  kind: correction.kind,
  correct: correction.correct,
  ...(correction.accepted && { accepted: correction.accepted }),
  ...(correction.marks !== null && { marks: correction.marks }),
  reason: correction.reason,
  at: serializeDateTime(correction.createdAt),
  undone_at: writeDateTime(correction.undoneAt),
  marks_before: change?.marksBefore ?? null,
  marks_after: change?.marksAfter ?? null,
})

/** Reads the active corrections that changed the marks of these attempts, oldest first. */
export const readChangedResults = async (
  db: Queryable,
  attemptIds: readonly string[],
): Promise<Map<string, ResultCorrection[]>> => {
  if (attemptIds.length === 0) return new Map()
  const rows = await db
    .select({ correction: corrections, change: correctionChanges, questionNo: attemptAnswers.place })
    .from(correctionChanges)
    .innerJoin(corrections, eq(corrections.id, correctionChanges.correctionId))
    .innerJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attemptId, correctionChanges.attemptId),
        eq(attemptAnswers.questionId, corrections.questionId),
      ),
    )
    .where(and(inIds(correctionChanges.attemptId, [...attemptIds]), isNull(corrections.undoneAt)))
    .orderBy(asc(corrections.createdAt), asc(corrections.id))
  return new Map(
    [...Map.groupBy(rows, ({ change }) => change.attemptId)].map(([attemptId, ofAttempt]) => [
      attemptId,
      ofAttempt.map(({ correction, change, questionNo }) =>
        wireResultCorrection(correction, change, questionNo),
      ),
    ]),
  )
}
