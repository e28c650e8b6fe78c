import { elementAt } from '@quizwright/domain/defined.ts'
import { readPaperQuestions } from '@quizwright/services/attempts/start/read-paper-questions.ts'
import type { FinishedAnswer } from '@quizwright/services/attempts/finished-attempt.ts'
import { storeAttempts } from '@quizwright/services/attempts/store-attempts.ts'
import type { Database } from '@quizwright/services/database/database.ts'
import { attempts } from '@quizwright/services/database/tables/learner.ts'
import { quizzes, sessions } from '@quizwright/services/database/tables/quizzes.ts'
import { storeLateAnswers } from '@quizwright/services/attempts/late-answers/store-late-answers.ts'
import { saveKnownStudent } from '@quizwright/services/students/confirmation/save-known-student.ts'
import { and, eq } from '@quizwright/services/database/drizzle.ts'

/**
 * An answer: the index of an option; or text with the marks of a model, which the instructor has confirmed
 * unless it `waits`; or null for a skipped question.
 */
export type Given = number | Words | null
type Words = { words: string; marks?: number; waits?: boolean; unsure?: boolean; images?: string[] }
/**
 * The description of an attempt in a test. It took a minute per question. Without `at`, it is handed in now.
 */
export type HandIn = {
  quizId: string
  sessionId?: string
  name: string
  email?: string
  city?: string
  university?: string
  given: readonly Given[]
  /** Answers that arrived after the end; null for none. */
  late?: readonly Given[]
  at?: string
}
export type HandedIn = { resultId: string; studentId: string }

const minuteMs = 60_000
const emailOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@students.example`

const toAnswer = (questionId: string, given: Given): FinishedAnswer => {
  const said = { questionId, selected: typeof given === 'number' ? [given] : [], timeSpent: 60 }
  if (given === null || typeof given === 'number') return said
  const { words, marks, waits = false, unsure = false, images = [] } = given
  return {
    ...said,
    answer: words,
    uploadedImages: images,
    ...(marks !== undefined && {
      aiResult: {
        marks_obtained: marks,
        evaluation_result: `It earns ${marks}.`,
        model: 'offline',
        prompt: '',
        raw: '',
        unsure,
      },
      ...(!waits && { confirmation: 'one' as const }),
    }),
  }
}

/** Hands in a student's attempt at a quiz, in its first session by default. */
export const handIn = (
  db: Database,
  {
    quizId,
    sessionId,
    name,
    email = emailOf(name),
    city = 'Lahore',
    university = 'College of Arts',
    given,
    late = [],
    at,
  }: HandIn,
): Promise<HandedIn> =>
  db.transaction(async (tx) => {
    const submittedAt = at ? new Date(at) : new Date()
    const quiz = elementAt(
      await tx.select({ instructorId: quizzes.instructorId }).from(quizzes).where(eq(quizzes.id, quizId)),
      0,
    )
    const details = { full_name: name, email, phone: '+00 555 1', city, country: 'Pakistan', university }
    const student = { instructorId: quiz.instructorId, kind: 'confirmed', details } as const
    const studentId = await saveKnownStudent(tx, student, submittedAt)
    const general = elementAt(
      await tx
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.quizId, quizId), eq(sessions.isGeneral, true))),
      0,
    )
    const questions = await readPaperQuestions(tx, quizId)
    const answers = questions.map(({ questionId }, index) => toAnswer(questionId, given[index] ?? null))
    const resultId = elementAt(
      await storeAttempts(tx, [
        {
          quizId,
          sessionId: sessionId ?? general.id,
          studentId,
          startedAt: new Date(submittedAt.getTime() - questions.length * minuteMs),
          submittedAt,
          answers,
        },
      ]),
      0,
    )
    const lateAnswers = questions.flatMap(({ questionId }, index) => {
      const { selected, answer = '' } = toAnswer(questionId, late[index] ?? null)
      const answered = { question_id: questionId, selected, answer, is_marked: false, time_spent: 60 }
      return (late[index] ?? null) === null ? [] : [{ given: answered, answeredAt: submittedAt }]
    })
    const attempt = elementAt(await tx.select().from(attempts).where(eq(attempts.id, resultId)), 0)
    await storeLateAnswers(tx, attempt, lateAnswers, new Date(submittedAt.getTime() + minuteMs))
    return { resultId: resultId, studentId }
  })

/** Shows a result to its student, after which it does not change. */
export const deliver = async (db: Database, resultId: string): Promise<void> => {
  await db.update(attempts).set({ isDelivered: true }).where(eq(attempts.id, resultId))
}
