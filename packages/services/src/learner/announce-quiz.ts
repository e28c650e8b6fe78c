import { arrangementIn } from '@quizwright/domain/arrangement/in-session.ts'
import { arrangementFor } from '@quizwright/domain/arrangement/schema.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { sessionStateAt } from '@quizwright/domain/rules/session-state.ts'
import { readTotals } from '../questions/arrangement/read-sections.ts'
import { dataResponse } from '../http/response-bodies.ts'
import { resolveSessionLink, sessionProblem } from '../attempts/start/resolve-session-link.ts'
import type { Context } from '../context.ts'
import { hasDescriptive } from '../questions/has-descriptive.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { mustBePassed } from '../students/allowance/require-attempt-left.ts'

/**
 * Returns what the page shows before an attempt begins. Outside the session's period it says so instead of failing.
 */
export const announceQuiz =
  ({ db, now }: Context): LearnerHandlers['announceQuiz'] =>
  async ({ params }) => {
    const at = now()
    const { quiz, session } = await resolveSessionLink(db, params.id)
    const arrangement = arrangementIn(quiz.arrangement, session.arrangement)
    const totals = await readTotals(db, quiz)
    return dataResponse({
      quiz_id: quiz.id,
      session_id: session.id,
      name: quiz.name,
      description: quiz.description,
      quiz_type: quiz.quizType,
      session_name: session.name,
      start_time: serializeDateTime(session.startTime),
      end_time: serializeDateTime(session.endTime),
      question_count: totals.questionCount,
      total_marks: totals.totalMarks,
      duration: quiz.duration,
      passing_percentage: quiz.passingPercentage,
      result_delay_in_hours: quiz.resultDelayInHours,
      is_direct_check: quiz.isDirectCheck && quiz.quizType !== 'daq',
      ...(quiz.quizType !== 'daq' && (await hasDescriptive(db, quiz.id)) && { some_in_words: true }),
      ...(arrangement && { arrangement: arrangementFor(quiz.quizType, arrangement) }),
      closed: sessionProblem(session, at)?.message ?? null,
      state: sessionStateAt({ start: session.startTime, end: session.endTime }, at),
      now: serializeDateTime(at),
      access: session.access,
      asks_access_code: session.accessCode !== null,
      attempts_allowed: session.attemptsAllowed,
      must_be_passed: mustBePassed(quiz),
      shared_devices: session.sharedDevices,
      ...(session.language && { language: session.language }),
    })
  }
