/**
 * What people do, in calls: the load that is measured and the load that is simulated are both made of this.
 */

export const questionsPerQuiz = 10

/** A student's attempt: the page saves each answer by itself. In the order in which the calls come. */
export const learnerCalls = {
  announceQuiz: 1,
  startAttempt: 1,
  readAttempt: 1,
  saveAnswers: questionsPerQuiz,
  handInAttempt: 1,
} as const
/** An instructor's turn: the list, a quiz with its questions, and these saved again. */
export const instructorCalls = {
  getFilteredQuizzes: 1,
  getQuizForInstructor: 1,
  getQuestionsByQuizId: 1,
  addQuestions: 1,
} as const
/** One for twenty attempts. */
export const turnsPerAttempt = 0.05

export type LearnerCall = keyof typeof learnerCalls
export type InstructorCall = keyof typeof instructorCalls
export type CallName = LearnerCall | InstructorCall

const inTurn = <Name extends string>(calls: Record<Name, number>): readonly Name[] =>
  (Object.entries(calls) as [Name, number][]).flatMap(([name, times]) =>
    Array.from({ length: times }, () => name),
  )
export const attemptInTurn = inTurn(learnerCalls)
export const turnInTurn = inTurn(instructorCalls)

/** How often each call is made for one attempt, instructors' share included. */
export const callsPerAttempt: Readonly<Record<CallName, number>> = {
  ...learnerCalls,
  ...(Object.fromEntries(
    Object.entries(instructorCalls).map(([name, times]) => [name, times * turnsPerAttempt]),
  ) as Record<InstructorCall, number>),
}

/**
 * Under a load that comes by itself a student thinks this long between two calls, on average; the pauses are
 * random (exponential).
 */
export const pauseSeconds = 0.2
/** Who comes when a limit is looked for: so many at once, each without a pause. */
export const crowd = 32
