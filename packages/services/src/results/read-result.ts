import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../database/drizzle.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { countAwaiting } from '../attempts/marks/descriptive-answers.ts'
import { readAnswersWhere } from '../attempts/answers/read-answers.ts'
import { readResultCorrections } from '../corrections/read-corrections.ts'
import type { Context } from '../context.ts'
import { countLateAnswers } from '../attempts/late-answers/read-own-late-answers.ts'
import { readQuestionSums, statsOf } from '../statistics/counts/read-question-stats.ts'
import type { Queryable } from '../database/database.ts'
import { attempts } from '../database/tables/learner.ts'
import { isAnswerOf } from '../marking/team/own-share.ts'
import { describeAllowance } from '../students/allowance/allow-attempts.ts'
import { type AttemptRow, readAttempts, selectAttempts } from './attempt-row.ts'
import { readClassResult } from './class-result.ts'
import { type Class, readClassScore } from './class-score.ts'
import { describeResult } from './describe-result.ts'
import { readResultQuestions } from './read-result-questions.ts'

const findAttempt = async (db: Queryable, attemptId: string): Promise<AttemptRow> => {
  const [row] = await readAttempts(db, selectAttempts(db, eq(attempts.id, attemptId)))
  if (!row) throw new Problem('NOT_FOUND')
  return row
}

const classOf = ({ quizId, sessionId }: AttemptRow): Class => ({ quizId, sessionId })
const scopeOf = ({ quizId, sessionId }: Class) => ({ quizId, scope: sessionId })

export const readResult =
  ({ db }: Context): Handlers<'quiz'>['getResult'] =>
  async ({ params, user }) => {
    const row = await findAttempt(db, params.id)
    const { answers, others } = await readAnswersWhere(db, row.id, isAnswerOf(user.userId))
    const questions = await readResultQuestions(db, row, answers)
    const idsOf = (flag: 'skipped' | 'marked') =>
      questions.filter((question) => question[flag]).map((question) => question.question_id)
    const itsClass = classOf(row)
    const sums = await readQuestionSums(db, scopeOf(itsClass))
    return dataResponse({
      result: {
        ...describeResult(row, {
          skipped: idsOf('skipped'),
          marked: idsOf('marked'),
          questions: row.obtainedMarks === null ? answers.length + others : undefined,
          toMark: countAwaiting(answers, row),
          late: (await countLateAnswers(db, [row.id])).get(row.id),
        }),
        questions,
        ...(others > 0 && { answers_of_others: others }),
        ...(questions.some(({ descriptive }) => descriptive) && { is_delivered: row.isDelivered }),
        corrections: await readResultCorrections(db, row, answers),
        allowance: await describeAllowance(db, row.id),
      },
      classResult: await readClassResult(db, itsClass, sums),
      questionStats: statsOf(sums),
      attemptCount: (await readClassScore(db, itsClass)).attempts,
    })
  }

export const readClass =
  ({ db }: Context): Handlers<'quiz'>['getClassResult'] =>
  async ({ params }) => {
    const itsClass = classOf(await findAttempt(db, params.id))
    const sums = await readQuestionSums(db, scopeOf(itsClass))
    return dataResponse({ classResult: await readClassResult(db, itsClass, sums) })
  }
