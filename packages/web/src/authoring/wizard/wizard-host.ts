import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { GenerateBody } from '@quizwright/contracts/schemas/generate.ts'
import type { Quiz } from '@quizwright/contracts/schemas/quiz.ts'
import type { Session } from '@quizwright/contracts/schemas/session.ts'
import type { ResponseOf } from '@quizwright/contracts/define.ts'
import type { Endpoints } from '@quizwright/contracts/endpoints.ts'
import { serializeDateTime } from '@quizwright/contracts/rules/date-time.ts'
import { blankDetails } from '@quizwright/machines/quiz-document/details.ts'
import { toDetails } from '@quizwright/machines/quiz-document/details-on-the-wire.ts'
import { createQuizDraft, type QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import type { PopQuiz } from '../pop-up/open-pop-quiz.ts'

/** The three ways in which questions come; the events of the machine by the same names. */
export type WizardWay = 'upload a CSV' | 'generate' | 'write by hand'

export type Generated = ResponseOf<Endpoints['createAutomaticQuiz']>['data']

/** A quiz with its first session: what the details form of an existing quiz shows. */
export type QuizAndSession = { quiz: Quiz; session: Session }

/** What one opening of the wizard works on. The machine keeps ids; the things themselves are here. */
export type WizardHost = {
  uid: string
  store: QuizDraft
  /** The quiz as the services last answered it; null until it is created. */
  quiz: Quiz | null
  /** It was created in this run and its author has not been told yet. */
  isCreated: boolean
  /** The moment the form was opened: a start is not before it. */
  openedAt: string
  /** The start that the form showed for an existing session, which may stay as it is. */
  startBefore: string | undefined
  generated: Generated | null
  wanted: GenerateBody | null
  /** How the questions come, as the author last chose. */
  way: WizardWay | null
  /** The questions that were put into the draft last, so that they are not put there twice. */
  takenUp: readonly DraftQuestion[] | null
  /** What the pop-up editor works on, once it was opened. */
  pop: PopQuiz | null
}

/** A blank form, or the form of a quiz that is there. */
export const createHost = (uid: string, stored?: QuizAndSession): WizardHost => {
  const now = new Date()
  const details = stored ? toDetails(stored.quiz, stored.session) : blankDetails(now)
  const questions: readonly DraftQuestion[] = []
  const base = stored
    ? { quizId: stored.quiz._id, sessionId: stored.session._id, revision: stored.quiz.revision }
    : null
  return {
    uid,
    quiz: stored?.quiz ?? null,
    isCreated: false,
    store: createQuizDraft({ document: { details, questions }, base }),
    openedAt: serializeDateTime(now),
    startBefore: stored?.session.start_time,
    generated: null,
    wanted: null,
    way: null,
    takenUp: null,
    pop: null,
  }
}

export const chooseWay = (host: WizardHost, way: WizardWay): void => {
  host.way = way
}

/** Keeps the time of the pop-up, in seconds, for when the author comes back to its window. */
export const keepPopTime = (host: WizardHost, time: number): void => {
  if (host.pop) host.pop = { ...host.pop, time }
}
