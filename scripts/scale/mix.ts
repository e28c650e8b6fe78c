/** The calls that people make. Both the measured and the simulated load use them. */

export const questionsPerQuiz = 10

/** A student's attempt, in the order of its calls. The page saves each answer by itself. */
export const learnerCalls = {
  announceQuiz: 1,
  startAttempt: 1,
  readAttempt: 1,
  saveAnswers: questionsPerQuiz,
  handInAttempt: 1,
} as const
/** An instructor's turn: the list, a quiz with its questions, and saving them. */
export const instructorCalls = {
  getFilteredQuizzes: 1,
  getQuizForInstructor: 1,
  getQuestionsByQuizId: 1,
  addQuestions: 1,
} as const
/** One turn for twenty attempts. */
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

/** How often each call is made per attempt, including the share of instructors. */
export const callsPerAttempt: Readonly<Record<CallName, number>> = {
  ...learnerCalls,
  ...(Object.fromEntries(
    Object.entries(instructorCalls).map(([name, times]) => [name, times * turnsPerAttempt]),
  ) as Record<InstructorCall, number>),
}

/**
 * The mean pause of a student between two calls when load arrives by itself. Pauses are random (exponential).
 */
export const pauseSeconds = 0.2
/** The number of clients that look for a limit, each without a pause. */
export const crowd = 32
