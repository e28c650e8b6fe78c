import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { FinishedAnswer, FinishedAttempt } from '../shared/attempts/store-attempts.ts'
import type { Random } from '../shared/random.ts'
import { answerInWords } from './answer-in-words.ts'
import { type AnswerModel, chooseOption, type Flaw, modelQuestion } from './answer-model.ts'
import type { MadeQuiz } from './make-quizzes.ts'
import type { Student } from './make-students.ts'

const dayMs = 24 * 60 * 60 * 1_000
const attemptDays = 60
const secondAttempts = 0.18
/** What a student has learnt by the second attempt. */
const learnt = 0.5
const secondsNeeded = { Easy: 25, Medium: 45, Hard: 80 }
const secondsInWords = 280
/** A quiz that many take shows flaws; one that few take would show chance. */
const flawedFrom = 60
/** Which questions of such a quiz are flawed, by their place from 0. */
export const flawAt: ReadonlyMap<number, Flaw> = new Map([[2, 'mis-keyed'], [5, 'vague'], [8, 'catch']])

/** Lets so many attempts be handed in at a quiz: a student answers by ability and by what the question is like; some try twice and know more then. */
export const simulateAttempts = async (made: MadeQuiz, students: readonly Student[], now: Date, random: Random): Promise<FinishedAttempt[]> => {
  const count = made.demo.attempts ?? 0
  const models = made.questions.map((question, at) => modelQuestion(question, count >= flawedFrom ? flawAt.get(at) : undefined, random))
  const once = random.shuffle(students).slice(0, Math.ceil(count * (1 - secondAttempts)))
  const takers = [...once.map((student) => ({ student, number: 1 })), ...once.slice(0, count - once.length).map((student) => ({ student, number: 2 }))]
  const finished: FinishedAttempt[] = []
  for (const { student, number } of takers) {
    const ability = student.ability + (number - 1) * learnt
    const answers: FinishedAnswer[] = []
    for (const [at, question] of made.questions.entries()) answers.push(await answer(question, models[at]!, ability, random))
    const submittedAt = submissionTime(made, number, now, random)
    const seconds = answers.reduce((sum, one) => sum + one.timeSpent, 0)
    // The second attempts fill the last session, the first ones all the others.
    const sessions = made.sessions.length > 1 ? (number === 1 ? made.sessions.slice(0, -1) : made.sessions.slice(-1)) : made.sessions
    finished.push({ quizId: made.quiz.id, sessionId: random.pick(sessions).id, studentId: student.row.id, startedAt: new Date(submittedAt.getTime() - seconds * 1_000), submittedAt, answers })
  }
  return finished
}

const answer = async (question: DraftQuestion, model: AnswerModel, ability: number, random: Random): Promise<FinishedAnswer> => {
  const isSkipped = random.share() < 0.03 + 0.05 / (1 + Math.exp(ability))
  const isDescriptive = question.options.length === 0
  const needed = isDescriptive ? secondsInWords : secondsNeeded[question.difficulty_level]
  const timeSpent = Math.max(1, Math.round(needed * Math.exp(random.normal() * 0.4) * (isSkipped ? 0.3 : 1)))
  const known = { questionId: question._id, selected: [], isMarked: random.share() < 0.08, timeSpent }
  if (isSkipped) return known
  return isDescriptive ? { ...known, ...(await answerInWords(question, ability, random)) } : { ...known, selected: [chooseOption(question, model, ability, random)] }
}

const submissionTime = ({ quiz }: MadeQuiz, number: number, now: Date, random: Random): Date => {
  const from = (quiz.publishedAt ?? quiz.createdAt).getTime()
  const days = Math.min(attemptDays, (now.getTime() - from) / dayMs)
  return new Date(from + ((number - 1 + random.share()) / 2) * days * dayMs)
}
