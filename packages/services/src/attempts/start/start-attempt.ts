import { randomInt } from 'node:crypto'
import { arrangementIn } from '@quizwright/domain/arrangement/in-session.ts'
import { type Arrangement, arrangementFor } from '@quizwright/domain/arrangement/schema.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { maxInteger } from '@quizwright/domain/limits.ts'
import type { StartAttemptBody, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { alias, eq, sql } from '../../database/drizzle.ts'
import { hashToken, makeToken } from '../../auth/identity/token.ts'
import { buildOnce } from '../../database/queries/build-once.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import { extraSecondsOf } from '../../students/list/extra-seconds.ts'
import {
  admitByDetails,
  type Admission,
  admitStudent,
  type Caller,
} from '../../students/admission/admit-student.ts'
import { findContinuedAttempt } from '../../students/admission/find-continued-attempt.ts'
import { minutesAllowed } from '../../students/allowance/minutes-allowed.ts'
import { requireAttemptLeft } from '../../students/allowance/require-attempt-left.ts'
import { studentOfAdmission } from '../../students/admission/student-of-admission.ts'
import { answerTo } from '../answers/asked-answers.ts'
import { type Beginning, earlierAttempts, requireFew } from './earlier-attempts.ts'
import type { AttemptWithQuiz } from '../find-attempt.ts'
import { createMetReader, type MetQuestions } from './met-questions.ts'
import {
  closedProblem,
  type LinkTarget,
  lockSessionOfLink,
  resolveSessionLink,
  sessionProblem,
} from './resolve-session-link.ts'
import type { AnswerWithRevision } from '../answers/read-answers.ts'
import { makePaper, type Paper, storeWithPaper } from './store-with-paper.ts'
import { drawnQuestions, isDrawn } from '@quizwright/domain/arrangement/draws.ts'

type Asked = { questionId: string; section: string }

/** The function that keeps the questions which a new attempt gets, and whether it keeps all. */
type Drawing = {
  isWhole: boolean
  keep: <Question extends Asked>(asked: readonly Question[]) => Question[]
}

/**
 * Returns which questions a new attempt gets. A further attempt of the same student gets
 * questions that were not in the earlier ones, as far as there are enough.
 */
const drawFor = async (
  readMet: () => Promise<MetQuestions>,
  { arrangement, seed }: { arrangement?: Arrangement; seed?: number },
): Promise<Drawing> => {
  if (!arrangement || seed === undefined || !isDrawn(arrangement))
    return { isWhole: true, keep: (asked) => [...asked] }
  const met = await readMet()
  return {
    isWhole: false,
    keep: (asked) =>
      drawnQuestions(arrangement, seed, asked, (index) => met.has(elementAt(asked, index).questionId)).map(
        (index) => elementAt(asked, index),
      ),
  }
}

/** A started attempt without its questions; `found` and `asked` are what is stored of one that is new. */
type Started = Omit<StartedAttempt, 'attempt'> & {
  found?: Omit<AttemptWithQuiz, 'hasCorrections'>
  asked?: AnswerWithRevision[] | undefined
}

/**
 * Begins an attempt at the quiz that a session's link leads to, with the current questions of the quiz. It is due
 * when the duration of the quiz is over or the session ends, whichever comes first. If the student already has an
 * open attempt, that one is continued. So is the attempt whose token is sent again because the first response was
 * lost. Throws NOT_FOUND, QUIZ_CLOSED, SESSION_NOT_BEGUN, SESSION_OVER, ATTEMPTS_USED_UP, TOO_MANY_REQUESTS, and the
 * problems of `admitStudent`.
 */
export const startAttempt = async (
  db: Database,
  body: StartAttemptBody,
  now: Date,
  caller: Caller = { address: '' },
): Promise<Started> => {
  const beginAs = (admission?: Admission) => db.transaction((tx) => begin(tx, body, now, admission))
  const isKnown = caller.token !== undefined || body.access_code !== undefined
  const begun = isKnown ? undefined : await beginAs()
  if (begun) return begun
  const target = openTarget(await resolveSessionLink(db, body.session_id), now)
  return defined(await beginAs(await admitStudent(db, target, body, caller, now)), 'the attempt')
}

/**
 * Begins an attempt as whoever is admitted already. Undefined if nobody is, and the session asks for more than details.
 */
const begin = async (
  tx: Queryable,
  body: StartAttemptBody,
  now: Date,
  admitted: Admission | undefined,
): Promise<Started | undefined> => {
  // If the end of the session is moved at the same time, either this attempt gets the new end, or the change waits
  // and then moves the attempt. The session is locked before the attempts, as when it is changed.
  const { quiz, session } = openTarget(await lockSessionOfLink(tx, body.session_id), now)
  const admission = admitted ?? admitByDetails(session, body)
  if (!admission) return undefined
  const browserHash = body.browser_token === undefined ? undefined : hashToken(body.browser_token)
  const { id: sessionId, linkId, attemptsAllowed } = session
  const owner = { instructorId: quiz.instructorId, browserHash }
  const { studentId, name, ...student } = await studentOfAdmission(tx, admission, owner, now)
  const token = body.attempt_token ?? makeToken()
  const tokenHash = hashToken(token)
  const beginning = { quizId: quiz.id, studentId, sessionId, linkId, tokenHash, now: now.toISOString() }
  const { arrangement, moreMinutes, earlier } = await lockTakeable(tx, beginning)
  if (admission.kind === 'known') {
    const open = await findContinuedAttempt(tx, { studentId, linkId }, now)
    if (open) return { ...started(open, sessionId, admission.token), continued: true }
  }
  if (earlier.begun) return started(earlier.begun, sessionId, token)
  await requireAttemptLeft(tx, { studentId, linkId, attemptsAllowed })
  requireFew(earlier)
  const extraTime = admission.kind === 'known' ? admission.extraTime : 0
  const extraSeconds = extraSecondsOf(quiz.duration, extraTime) + moreMinutes * 60
  const endOfDuration = now.getTime() + quiz.duration * 1_000
  const arranged = arrangedBy(quiz.quizType, arrangementIn(arrangement, session.arrangement)) ?? {}
  const readMet = createMetReader(tx, { quizId: quiz.id, studentId })
  const paper = await makePaper(tx, quiz.id, { ...(await drawFor(readMet, arranged)), readMet })
  const row = {
    id: makeId(),
    quizId: quiz.id,
    sessionId,
    studentId,
    ...arranged,
    number: earlier.last + 1,
    startedAt: now,
    dueAt: new Date(Math.min(endOfDuration, session.endTime.getTime()) + extraSeconds * 1_000),
    extraSeconds,
    ...student,
    tokenHash,
    browserHash: browserHash ?? tokenHash,
  }
  const attempt = await storeWithPaper(tx, row, paper)
  const found = {
    attempt,
    quiz,
    sessionName: session.name,
    numberInSession: earlier.inSession + 1,
    sharedDevices: session.sharedDevices,
    language: session.language,
    linkId,
    studentName: name,
  }
  return { ...started(attempt, sessionId, token), found, asked: askedBy(paper, attempt.id) }
}

/** What a new attempt asks, if it was read to make its paper. */
const askedBy = ({ questions, revisions }: Paper, attemptId: string): AnswerWithRevision[] | undefined =>
  revisions?.map((revision, index) => ({
    answer: answerTo(attemptId, elementAt(questions, index), null),
    revision,
  }))

/** Returns what decides how the paper of a new attempt differs from others. */
const arrangedBy = (quizType: QuizType, arrangement: Arrangement | null) =>
  arrangement && { arrangement: arrangementFor(quizType, arrangement), seed: randomInt(maxInteger) }

/** Returns a session if it is open. Throws the problem that prevents beginning an attempt there. */
const openTarget = (target: LinkTarget, now: Date): LinkTarget => {
  const problem = sessionProblem(target.session, now)
  if (problem) throw problem
  return target
}

/**
 * Reads the student's earlier attempts and keeps others from saving or closing a quiz until the transaction ends, so
 * that all questions of the paper are of one revision. The student is locked before the quiz, in the same order as in
 * merging students and in handing in. Throws QUIZ_CLOSED.
 */
const lockTakeable = async (tx: Queryable, beginning: Beginning) => {
  const [locked] = await selectTakeable(tx, beginning)
  if (!locked?.isPublished || locked.isArchived) throw closedProblem(locked ? [locked] : [])
  return locked
}

const selectTakeable = buildOnce((tx) => {
  const taken = alias(quizzes, 'taken')
  const { arrangement, isPublished, isArchived } = taken
  const student = { linkId: sql.placeholder('linkId'), studentId: sql.placeholder('studentId') }
  const earlier = earlierAttempts(tx)
  const { begun, last, inSession, open, withinHour } = earlier
  return tx
    .select({
      arrangement,
      isPublished,
      isArchived,
      moreMinutes: minutesAllowed(student),
      earlier: { begun, last, inSession, open, withinHour },
    })
    .from(taken)
    .innerJoin(earlier, sql`true`)
    .where(eq(taken.id, sql.placeholder('quizId')))
    .for('share', { of: taken })
})

const started = (
  { id, number }: { id: string; number: number },
  sessionId: string,
  token: string,
): Started => ({ attempt_id: id, token, session_id: sessionId, number, continued: false })
