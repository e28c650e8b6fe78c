import { Problem } from '@quizwright/contracts/problem.ts'
import type { LaterAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { and, eq, sql } from '../../database/drizzle.ts'
import { passOneWay } from '../../questions/arrangement/one-way.ts'
import { answerOrders } from '../../questions/arrangement/presented-lists.ts'
import type { Database } from '../../database/database.ts'
import { attemptAnswers, attempts } from '../../database/tables/learner.ts'
import { paperQuestions } from '../../database/tables/papers.ts'
import { questionRevisions } from '../../database/tables/questions.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { answerTo, readAskedAnswers } from './asked-answers.ts'
import { type Attempt, isOwnAttempt, lockOwnAttempt } from '../find-attempt.ts'
import { requireOpen } from '../require-open.ts'
import { decideSaving, type Saved, saveAnswers, type SentAnswers } from './save-answers.ts'
import { storeUnchanged } from './store-answers.ts'

type SavedIn = Saved & { attempt: Pick<Attempt, 'studentId' | 'extraSeconds' | 'dueAt'>; linkId: string }
/** Who sends: the attempt, and a token that may be one of it. */
export type Sender = { id: string; token: string | undefined }

/**
 * Returns a function that saves what a device sends to an open attempt. That takes two statements, one that reads and
 * one that writes unless something was changed between. Only then, and where more is to be written than answers, it
 * locks the attempt. Throws NOT_FOUND, and the problems of `requireOpen` and `decideSaving`.
 */
export const createSaving = (db: Database, now: () => Date) => {
  const readForSaving = prepareReading(db)

  const saveUnlocked = async ({ id, token }: Sender, sent: SentAnswers): Promise<SavedIn | undefined> => {
    const rows = await readForSaving(id, sent)
    const [found] = rows
    if (!found || !(await isOwnAttempt(db, found, token, now()))) throw new Problem('NOT_FOUND')
    const { attempt, linkId } = found
    requireOpen(found, now())
    if (attempt.arrangement?.one_way) return undefined
    const asked = rows.flatMap(({ question, answer, content }) =>
      question && content ? [{ answer: answerTo(id, question, answer), revision: { content } }] : [],
    )
    const { toStored, toPresented } = answerOrders(attempt, asked)
    const given = { ...sent, answers: sent.answers.map(toStored) }
    const { rows: changed, kept, late } = decideSaving(attempt, asked, given, now())
    if (late.length > 0) return undefined
    const ofAnswers = Object.fromEntries(rows.map((row) => [row.question?.questionId, row.ofAnswer]))
    const isStored = await storeUnchanged(db, attempt, changed, { ofAttempt: found.ofAttempt, ofAnswers })
    return isStored ? { attempt, linkId, kept: kept.map(toPresented), late: 0 } : undefined
  }

  const saveLocked = ({ id, token }: Sender, sent: SentAnswers): Promise<SavedIn> =>
    db.transaction(async (tx) => {
      const found = await lockOwnAttempt(tx, id, token, now())
      const { attempt, linkId } = found
      requireOpen(found, now())
      const asked = await readAskedAnswers(tx, attempt, questionIdsOf(sent))
      const { toStored, toPresented } = answerOrders(attempt, asked)
      const passed = await passOneWay(tx, attempt, sent.answers.map(toStored), { advances: true })
      const { kept, late } = await saveAnswers(tx, attempt, asked, { ...sent, answers: passed.open }, now())
      const stays: LaterAnswer[] = [...passed.kept, ...kept]
      return { attempt, linkId, kept: stays.map(toPresented), late }
    })

  return async (sender: Sender, sent: SentAnswers): Promise<SavedIn> =>
    (await saveUnlocked(sender, sent)) ?? saveLocked(sender, sent)
}

const questionIdsOf = ({ answers }: SentAnswers): string[] => answers.map(({ question_id: id }) => id)

/** Prepares the statement that reads an attempt with the answers to some of its questions. */
const prepareReading = (db: Database) => {
  const query = db
    .select({
      attempt: {
        id: attempts.id,
        studentId: attempts.studentId,
        startedAt: attempts.startedAt,
        dueAt: attempts.dueAt,
        submittedAt: attempts.submittedAt,
        extraSeconds: attempts.extraSeconds,
        arrangement: attempts.arrangement,
        seed: attempts.seed,
        tokenHash: attempts.tokenHash,
        isConfirmed: attempts.isConfirmed,
      },
      quiz: {
        instructorId: quizzes.instructorId,
        isPublished: quizzes.isPublished,
        isArchived: quizzes.isArchived,
      },
      linkId: sessions.linkId,
      question: paperQuestions,
      answer: attemptAnswers,
      content: questionRevisions.content,
      ofAttempt: sql<string>`${attempts}.xmin::text`,
      ofAnswer: sql<string | null>`${attemptAnswers}.xmin::text`,
    })
    .from(attempts)
    .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
    .innerJoin(sessions, and(eq(sessions.id, attempts.sessionId), eq(sessions.quizId, attempts.quizId)))
    .leftJoin(
      paperQuestions,
      and(
        eq(paperQuestions.paperId, attempts.paperId),
        sql`${paperQuestions.questionId} = any(${sql.placeholder('questionIds')}::text[])`,
      ),
    )
    .leftJoin(questionRevisions, eq(questionRevisions.id, paperQuestions.revisionId))
    .leftJoin(
      attemptAnswers,
      and(
        eq(attemptAnswers.attemptId, attempts.id),
        eq(attemptAnswers.questionId, paperQuestions.questionId),
      ),
    )
    .where(eq(attempts.id, sql.placeholder('id')))
    .prepare('read_for_saving')
  return (id: string, sent: SentAnswers) => query.execute({ id, questionIds: questionIdsOf(sent) })
}
