import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { attemptAnswers, attempts, students } from '../shared/database/tables.ts'
import { foldText } from '../shared/fold-text.ts'
import { makeId } from '../shared/make-id.ts'
import type { MadeQuiz } from './make-quizzes.ts'
import type { Random } from '../shared/random.ts'
import { firstNames, lastNames, places } from './students.ts'

type Student = typeof students.$inferInsert & { ability: number }
type Attempt = typeof attempts.$inferInsert
type Answer = typeof attemptAnswers.$inferInsert

const dayMs = 24 * 60 * 60 * 1_000
const attemptDays = 60
/** How hard a question is on the scale of the students' abilities, whose middle is 0. */
const hardness = { Easy: -1.2, Medium: -0.1, Hard: 1.1 }
const guessing = 0.2
const secondsNeeded = { Easy: 25, Medium: 45, Hard: 80 }

/** Students with places and abilities; every name once. */
export const makeStudents = (count: number, now: Date, random: Random): Student[] => {
  const weighted = places.flatMap((place) => Array.from({ length: place.weight }, () => place))
  const names = random.shuffle(firstNames.flatMap((first) => lastNames.map((last) => ({ first, last }))))
  return names.slice(0, count).map(({ first, last }, at) => {
    const email = `${first}.${last}@students.example`.toLowerCase()
    const { city, country, university } = random.pick(weighted)
    const createdAt = new Date(now.getTime() - (300 + random.below(200)) * dayMs)
    return { id: makeId(), fullName: `${first} ${last}`, nameKey: foldText(`${first} ${last}`), email, emailKey: email, phone: `+00 555 ${String(10_000 + at)}`, city, country, university, universityKey: foldText(university), createdAt, ability: random.normal() }
  })
}

type Simulated = { attempts: Attempt[]; answers: Answer[] }

/** Lets so many attempts be handed in at a quiz: a student answers right by ability and hardness, or by luck; some try twice and know more then. */
export const simulateAttempts = (made: MadeQuiz, revisionOf: ReadonlyMap<string, string>, students: readonly Student[], now: Date, random: Random): Simulated => {
  const count = made.demo.attempts ?? 0
  const once = random.shuffle(students).slice(0, Math.ceil(count * 0.85))
  const takers = [...once.map((student) => ({ student, number: 1 })), ...once.slice(0, count - once.length).map((student) => ({ student, number: 2 }))]
  const simulated: Simulated = { attempts: [], answers: [] }
  for (const { student, number } of takers) {
    const id = makeId()
    const answers = made.questions.map((question, at) => answer(question, student.ability + (number - 1) * 0.5, random, { attemptId: id, place: at + 1, revisionId: revisionOf.get(question._id)! }))
    simulated.attempts.push(summarise(made, { id, student, number, answers, submittedAt: submissionTime(made, number, now, random) }))
    simulated.answers.push(...answers)
  }
  return simulated
}

const answer = (question: DraftQuestion, ability: number, random: Random, place: { attemptId: string; place: number; revisionId: string }): Answer => {
  const isSkipped = random.share() < 0.05
  const knows = guessing + (1 - guessing) / (1 + Math.exp(hardness[question.difficulty_level] - ability))
  const isCorrect = !isSkipped && random.share() < knows
  const options = question.options.map((option, at) => ({ at, isCorrect: option.is_correct })).filter((option) => option.isCorrect === isCorrect)
  return {
    ...place, questionId: question._id, selected: isSkipped ? [] : [random.pick(options).at], uploadedImages: [], isSkipped, isMarked: random.share() < 0.08, isCorrect,
    obtainedMarks: isCorrect ? question.weightage : 0, totalMarks: question.weightage,
    timeSpent: Math.round(secondsNeeded[question.difficulty_level] * Math.exp(random.normal() * 0.4) * (isSkipped ? 0.3 : 1)),
  }
}

const submissionTime = ({ quiz }: MadeQuiz, number: number, now: Date, random: Random): Date => {
  const from = (quiz.publishedAt ?? quiz.createdAt).getTime()
  const days = Math.min(attemptDays, (now.getTime() - from) / dayMs)
  return new Date(from + ((number - 1 + random.share()) / 2) * days * dayMs)
}

type Handed = { id: string; student: Student; number: number; answers: Answer[]; submittedAt: Date }

const summarise = ({ quiz, session }: MadeQuiz, { id, student, number, answers, submittedAt }: Handed): Attempt => {
  const sum = (value: (answer: Answer) => number) => answers.reduce((total, one) => total + value(one), 0)
  const [obtainedMarks, totalMarks, timeSpent] = [sum((one) => one.obtainedMarks), sum((one) => one.totalMarks), sum((one) => one.timeSpent)]
  const correctPercentage = (100 * obtainedMarks) / totalMarks
  const startedAt = new Date(submittedAt.getTime() - timeSpent * 1_000)
  return {
    id, quizId: quiz.id, sessionId: session.id, studentId: student.id, number, startedAt, submittedAt, dueAt: new Date(startedAt.getTime() + quiz.duration * 1_000), timeSpent, obtainedMarks, totalMarks,
    correctPercentage, correctCount: sum((one) => Number(one.isCorrect)), incorrectCount: sum((one) => Number(!one.isCorrect && !one.isSkipped)), skippedCount: sum((one) => Number(one.isSkipped)),
    isPassed: correctPercentage >= quiz.passingPercentage, city: student.city, country: student.country,
  }
}
