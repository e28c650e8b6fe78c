import { eq, inArray, sql } from 'drizzle-orm'
import { countAttempts } from '../statistics/counts/count-attempt.ts'
import type { Queryable } from '../database/database.ts'
import { insertRows } from '../database/insert-rows.ts'
import { type AiResult, attemptAnswers, attempts, quizzes, students } from '../database/tables.ts'
import { textArray } from '../database/text-array.ts'
import { makeId } from '../database/make-id.ts'
import { figuresOf } from './attempt-result.ts'
import { isBlank, markChoice, markGiven } from './mark-answer.ts'
import { type Place, readPlaces } from './read-paper-questions.ts'
import { inOrder } from './save-answers.ts'

/**
 * `aiResult` marks an answer in words, and the marks of `instructor` take their place; without either it has
 * no marks. A question that is not named was skipped in no time.
 */
export type FinishedAnswer = {
  questionId: string
  selected: number[]
  answer?: string
  uploadedImages?: string[]
  isMarked?: boolean
  timeSpent: number
  aiResult?: AiResult
  instructor?: { evaluation: string; marks?: number }
}
/** Pictures belong to the attempt whose answer they are: who hands some in gives it its id. */
export type FinishedAttempt = {
  id?: string
  quizId: string
  sessionId: string
  studentId: string
  startedAt: Date
  submittedAt: Date
  isDelivered?: boolean
  answers: FinishedAnswer[]
}

type Quiz = Pick<typeof quizzes.$inferSelect, 'id' | 'quizType' | 'duration' | 'passingPercentage'>
type Paper = { quiz: Quiz; places: Place[] }

/**
 * Stores attempts that were taken elsewhere, or simulated, as if each had been handed in: marked by the
 * quiz's questions of today, numbered after the student's earlier ones in the order given, and counted.
 * Answers their ids.
 */
export const storeAttempts = async (
  tx: Queryable,
  finished: readonly FinishedAttempt[],
): Promise<string[]> => {
  const papers = await readPapers(tx, [...new Set(finished.map(({ quizId }) => quizId))])
  const placeOf = await readHomes(tx, [...new Set(finished.map(({ studentId }) => studentId))])
  const numbers = await readNumbers(tx, [...papers.keys()])
  const stored = finished.map((attempt) => {
    const paper = papers.get(attempt.quizId)
    const home = placeOf.get(attempt.studentId)
    if (!paper || !home)
      throw new Error(
        `An attempt names the quiz ${attempt.quizId} and the student ${attempt.studentId}, and one of them does not exist.`,
      )
    const own = `${attempt.quizId} ${attempt.studentId}`
    const number = (numbers.get(own) ?? 0) + 1
    numbers.set(own, number)
    return toRows(attempt, paper, { number, ...home })
  })
  await insertRows(
    tx,
    attempts,
    stored.map(({ row }) => row),
  )
  await insertRows(
    tx,
    attemptAnswers,
    stored.flatMap(({ answers }) => answers),
  )
  for (const quizId of papers.keys()) {
    const added = finished.filter((attempt) => attempt.quizId === quizId).length
    await tx
      .update(quizzes)
      .set({ attempts: sql`${quizzes.attempts} + ${added}` })
      .where(eq(quizzes.id, quizId))
  }
  const ids = stored.map(({ row }) => row.id)
  await countAttempts(tx, ids)
  return ids
}

const toRows = (
  { answers: given, id = makeId(), ...attempt }: FinishedAttempt,
  { quiz, places }: Paper,
  known: { number: number; city: string; country: string },
) => {
  const byQuestion = new Map(given.map((answer) => [answer.questionId, answer]))
  const answers = places.map((place) => ({
    attemptId: id,
    ...toAnswer(place, byQuestion.get(place.questionId), quiz),
  }))
  const timeSpent = (attempt.submittedAt.getTime() - attempt.startedAt.getTime()) / 1_000
  return {
    row: {
      id,
      ...attempt,
      ...known,
      dueAt: new Date(attempt.startedAt.getTime() + quiz.duration * 1_000),
      timeSpent,
      ...figuresOf(answers, quiz),
    },
    answers,
  }
}

const toAnswer = (
  { questionId, revisionId, place, totalMarks, content }: Place,
  given: FinishedAnswer | undefined,
  quiz: Quiz,
) => {
  const {
    selected = [],
    answer = '',
    uploadedImages = [],
    isMarked = false,
    timeSpent = 0,
    aiResult = null,
    instructor,
  } = given ?? {}
  const mark =
    quiz.quizType === 'daq'
      ? markGiven(instructor?.marks ?? aiResult?.marks_obtained ?? 0, totalMarks, quiz.passingPercentage)
      : markChoice(content, selected, totalMarks)
  return {
    questionId,
    revisionId,
    place,
    totalMarks,
    selected: inOrder(selected),
    answer,
    uploadedImages,
    isSkipped: isBlank({ selected, answer, uploadedImages }),
    isMarked,
    isChecked: false,
    timeSpent,
    aiResult,
    instructorEvaluation: instructor?.evaluation ?? null,
    instructorMarks: instructor?.marks ?? null,
    ...mark,
  }
}

const readPapers = async (tx: Queryable, quizIds: string[]): Promise<Map<string, Paper>> => {
  const papers = new Map<string, Paper>()
  for (const quiz of quizIds.length > 0
    ? await tx.select().from(quizzes).where(inArray(quizzes.id, quizIds))
    : [])
    papers.set(quiz.id, { quiz, places: await readPlaces(tx, quiz.id) })
  return papers
}

const readHomes = async (tx: Queryable, studentIds: string[]) => {
  const rows = await tx
    .select({ id: students.id, city: students.city, country: students.country })
    .from(students)
    .where(sql`${students.id} = any(${textArray(studentIds)})`)
  return new Map(rows.map(({ id, ...home }) => [id, home]))
}

/** The last number of each student's attempts at these quizzes. */
const readNumbers = async (tx: Queryable, quizIds: string[]): Promise<Map<string, number>> => {
  if (quizIds.length === 0) return new Map()
  const rows = await tx
    .select({
      quizId: attempts.quizId,
      studentId: attempts.studentId,
      last: sql<number>`max(${attempts.number})`,
    })
    .from(attempts)
    .where(inArray(attempts.quizId, quizIds))
    .groupBy(attempts.quizId, attempts.studentId)
  return new Map(rows.map(({ quizId, studentId, last }) => [`${quizId} ${studentId}`, last]))
}
