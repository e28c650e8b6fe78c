import { Problem } from '@quizwright/contracts/problem.ts'
import type { DaqQuestion, DaqResult } from '@quizwright/contracts/schemas/descriptive-result.ts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { awaitsMarks } from '../attempts/attempt-result.ts'
import { type AnswerWithRevision, readAnswers } from '../attempts/read-answers.ts'
import { readCorrectionFinder } from '../corrections/active-corrections.ts'
import { readResultCorrections } from '../corrections/read-corrections.ts'
import { correctedContent } from '../corrections/guided-content.ts'
import type { Queryable } from '../database/database.ts'
import { countLateAnswers } from '../late-answers/read-own-late-answers.ts'
import { attempts } from '../database/tables/learner.ts'
import { describeAllowance } from '../students/allow-attempts.ts'
import { type AttemptRow, readAttempts, selectAttempts } from './attempt-row.ts'
import { describeResult } from './describe-result.ts'
import { isAfter } from './list-results.ts'

/**
 * Reads one descriptive result with its answers, the model's suggestions and the instructor's evaluations. Throws
 * NOT_FOUND.
 */
export const readDaqResult = async (db: Queryable, attemptId: string): Promise<DaqResult> => {
  const [row] = await readAttempts(db, selectAttempts(db, eq(attempts.id, attemptId)))
  if (!row) throw new Problem('NOT_FOUND')
  const findCorrection = await readCorrectionFinder(db, row.quizId)
  const answers = (await readAnswers(db, attemptId)).map(({ answer, revision }) => ({
    answer,
    revision: {
      ...revision,
      content: correctedContent(revision.content, findCorrection(answer.questionId, revision)),
    },
  }))
  const idsOf = (flag: 'isSkipped' | 'isMarked') =>
    answers.filter(({ answer }) => answer[flag]).map(({ answer }) => answer.questionId)
  return {
    ...describeResult(row, {
      skipped: idsOf('isSkipped'),
      marked: idsOf('isMarked'),
      corrections: await readResultCorrections(db, row, answers),
      late: (await countLateAnswers(db, [attemptId])).get(attemptId),
      toMark: answers.filter(({ answer }) => awaitsMarks(answer, row)).length,
    }),
    is_delivered: row.isDelivered,
    allowance: await describeAllowance(db, attemptId),
    questions: answers.map(describe),
    next_result_id: await findNextResult(db, row),
  }
}

/** Finds the next result in the list: the one handed in before this one. Null at the end of the list. */
const findNextResult = async (db: Queryable, { quizId, id }: AttemptRow): Promise<string | null> => {
  const [next] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.quizId, quizId), isNotNull(attempts.submittedAt), isAfter(id)))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
    .limit(1)
  return next?.id ?? null
}

/** The model's prompt and raw response are left out. They are stored to find out why a mark was given. */
const describe = ({ answer, revision: { content } }: AnswerWithRevision): DaqQuestion => ({
  _id: answer.questionId,
  question_no: answer.place,
  question: content.question,
  solution: content.solution || (content.ai_solution ?? ''),
  time_spent: answer.timeSpent,
  obtained_marks: answer.obtainedMarks,
  total_marks: answer.totalMarks,
  skipped: answer.isSkipped,
  ai_result: answer.aiResult && {
    marks_obtained: answer.aiResult.marks_obtained,
    evaluation_result: answer.aiResult.evaluation_result,
    model: answer.aiResult.model,
    unsure: answer.aiResult.unsure,
    ...(answer.aiResult.confidence !== undefined && { confidence: answer.aiResult.confidence }),
    ...(answer.aiResult.reasons && { reasons: answer.aiResult.reasons }),
  },
  instructor_updated_evaluation: answer.instructorEvaluation,
  instructor_marks: answer.instructorMarks,
  confirmation: answer.confirmation,
  uploaded_images: answer.uploadedImages,
  answer: answer.answer,
})
