import { elementAt } from '@quizwright/domain/defined.ts'
import { isDescriptive } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { FinishedAnswer, FinishedAttempt } from '../../attempts/finished-attempt.ts'
import type { TypedPart } from '../content/questions/topic.ts'
import { createRandom, type Random } from '../../random/seeded-random.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { answerInWords } from './write-answer.ts'
import { answerByKind } from './answer-by-kind.ts'
import { type AnswerModel, type Flaw, modelQuestion } from './response-model.ts'
import { makeLink, type Sketched } from '../store-files.ts'
import type { MadeQuiz } from '../quizzes/make-quizzes.ts'
import type { Student } from './make-students.ts'

const dayMs = 24 * 60 * 60 * 1_000
const attemptDays = 60
const secondAttempts = 0.18
/** The gain in ability at the second attempt. */
const learnt = 0.5
const secondsNeeded = { Easy: 25, Medium: 45, Hard: 80 }
const secondsInWords = 280
/** Only a quiz with this many attempts has flawed questions. With fewer, chance could look like a flaw. */
const flawedFrom = 60
/** The flawed questions of such a quiz, by index. */
export const flawAt: ReadonlyMap<number, Flaw> = new Map([
  [2, 'mis-keyed'],
  [5, 'vague'],
  [8, 'catch'],
])

const hasFlaws = ({ demo }: MadeQuiz): boolean => (demo.attempts ?? 0) >= flawedFrom && !demo.apart

/** The share of descriptive answers with a sketch, if one is asked for, and the share of these without a text. */
const sketched = { beside: 0.3, alone: 0.12 }
/**
 * The share of available results that students have opened, and of descriptive attempts that the instructor has
 * read.
 */
const lookedAt = 0.6
const readShare = 0.65
const hourMs = 60 * 60 * 1_000

export type Simulated = { finished: FinishedAttempt[]; sketches: Sketched[] }

/**
 * Simulates attempts at a quiz. A student's answers depend on ability and on the question. Some students attempt it
 * twice and know more the second time.
 */
export const simulateAttempts = async (
  made: MadeQuiz,
  students: readonly Student[],
  now: Date,
  common: Random,
): Promise<Simulated> => {
  const random = made.demo.apart ? createRandom(made.demo.apart.seed) : common
  const count = made.demo.attempts ?? 0
  const models = made.questions.map((question, index) =>
    modelQuestion(question, hasFlaws(made) ? flawAt.get(index) : undefined, random),
  )
  const once = random.shuffle(students).slice(0, Math.ceil(count * (1 - secondAttempts)))
  const takers = [
    ...once.map((student) => ({ student, number: 1 })),
    ...once.slice(0, count - once.length).map((student) => ({ student, number: 2 })),
  ]
  const simulated: Simulated = { finished: [], sketches: [] }
  for (const { student, number } of takers) {
    const id = makeId()
    const taking = { ability: student.ability + (number - 1) * learnt, isRead: random.uniform() < readShare }
    const answers: FinishedAnswer[] = []
    for (const [index, question] of made.questions.entries()) {
      const { sketch, ...given } = await answer(
        question,
        {
          ...taking,
          isDescriptive: isDescriptive(question, made.demo.type),
          model: elementAt(models, index),
          sketch: made.sketches[index],
          typed: made.typed[index] ?? [],
        },
        random,
      )
      answers.push(given)
      if (sketch !== undefined) simulated.sketches.push({ attemptId: id, ...sketch })
    }
    const submittedAt = submissionTime(made, number, now, random)
    const seconds = answers.reduce((sum, one) => sum + one.timeSpent, 0)
    // Second attempts are in the last session, first attempts in all others.
    const ofNumber = number === 1 ? made.sessions.slice(0, -1) : made.sessions.slice(-1)
    const sessions = made.sessions.length > 1 ? ofNumber : made.sessions
    const isShown =
      isMarked(answers) &&
      submittedAt.getTime() + (made.quiz.resultDelayInHours ?? 0) * hourMs < now.getTime()
    simulated.finished.push({
      id,
      quizId: made.quiz.id,
      sessionId: random.pick(sessions).id,
      studentId: student.row.id,
      startedAt: new Date(submittedAt.getTime() - seconds * 1_000),
      submittedAt,
      isDelivered: isShown && random.uniform() < lookedAt,
      answers,
    })
  }
  return simulated
}

/** A sketch without a text and an unconfirmed suggestion have no mark until the instructor acts. */
const isMarked = (answers: readonly FinishedAnswer[]): boolean =>
  !answers.some(
    ({ uploadedImages = [], aiResult, confirmation, instructor }) =>
      (uploadedImages.length > 0 || aiResult) && !confirmation && instructor?.marks === undefined,
  )

type Answering = {
  ability: number
  isRead: boolean
  isDescriptive: boolean
  model: AnswerModel
  sketch: string | undefined
  typed: readonly TypedPart[]
}
type Answer = FinishedAnswer & { sketch?: Omit<Sketched, 'attemptId'> }

const answer = async (
  question: DraftQuestion,
  { ability, isRead, isDescriptive: isInWords, model, sketch, typed }: Answering,
  random: Random,
): Promise<Answer> => {
  const isSkipped = random.uniform() < 0.03 + 0.05 / (1 + Math.exp(ability))
  const needed = isInWords ? secondsInWords : secondsNeeded[question.difficulty_level]
  const timeSpent = Math.max(1, Math.round(needed * Math.exp(random.normal() * 0.4) * (isSkipped ? 0.3 : 1)))
  const known = { questionId: question._id, selected: [], isMarked: random.uniform() < 0.08, timeSpent }
  if (isSkipped) return known
  if (!isInWords) return { ...known, ...answerByKind(question, { model, ability, typed }, random) }
  const drawn =
    sketch !== undefined && random.uniform() < sketched.beside
      ? { name: sketch, link: makeLink() }
      : undefined
  const uploadedImages = drawn ? [drawn.link] : []
  if (drawn && random.uniform() < sketched.alone) return { ...known, uploadedImages, sketch: drawn }
  return {
    ...known,
    ...(await answerInWords(question, { ability, uploadedImages, isRead }, random)),
    ...(drawn && { sketch: drawn }),
  }
}

const submissionTime = ({ quiz }: MadeQuiz, number: number, now: Date, random: Random): Date => {
  const from = (quiz.publishedAt ?? quiz.createdAt).getTime()
  const days = Math.min(attemptDays, (now.getTime() - from) / dayMs)
  return new Date(from + ((number - 1 + random.uniform()) / 2) * days * dayMs)
}
