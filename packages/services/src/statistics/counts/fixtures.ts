import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../../database/database.ts'
import {
  attemptAnswers,
  attempts,
  questionRevisions,
  questions,
  quizzes,
  sessions,
  students,
} from '../../database/tables.ts'
import { makeId } from '../../database/make-id.ts'

const at = new Date('2030-03-01T12:00:00Z')
const content: QuestionContent = {
  ind_number: 1,
  question: 'How much?',
  equation: '',
  image_url: '',
  topic: '',
  tags: [],
  section: '',
  paragraph: '',
  related_video_id: null,
  weightage: 1,
  self_assigned_weightage: false,
  options: ['a', 'b', 'c'].map((option, no) => ({
    option,
    equation: '',
    image_url: '',
    is_correct: no === 0,
    is_selected: false,
  })),
  difficulty_level: 'Easy',
  solution: '',
  solution_equation: '',
  solution_image_url: '',
}

/**
 * A quiz with two sessions, questions of these marks and students in two cities: enough to store attempts at.
 */
export type Paper = {
  quizId: string
  sessionIds: string[]
  studentIds: string[]
  questions: { id: string; revisionId: string; marks: number }[]
}

export const addPaper = async (
  tx: Queryable,
  marks: readonly number[],
  studentCount: number,
): Promise<Paper> => {
  const quizId = makeId()
  const totalMarks = marks.reduce((sum, mark) => sum + mark, 0)
  await tx.insert(quizzes).values({
    id: quizId,
    familyId: quizId,
    version: 1,
    instructorId: 'ada',
    name: 'Sums',
    nameKey: 'sums',
    description: '',
    quizType: 'full',
    aiModel: 'openai_gpt_4o',
    duration: 600,
    passingPercentage: 50,
    questionCount: marks.length,
    totalMarks,
    createdAt: at,
    updatedAt: at,
  })
  const paper: Paper = {
    quizId,
    sessionIds: [makeId(), makeId()],
    studentIds: Array.from({ length: studentCount }, makeId),
    questions: marks.map((mark) => ({ id: makeId(), revisionId: makeId(), marks: mark })),
  }
  await tx.insert(sessions).values(
    paper.sessionIds.map((id) => ({
      id,
      quizId,
      instructorId: 'ada',
      name: 'A session',
      description: '',
      startTime: at,
      endTime: at,
      createdAt: at,
    })),
  )
  await tx.insert(questionRevisions).values(
    paper.questions.map(({ revisionId, marks: weightage }) => ({
      id: revisionId,
      contentHash: revisionId,
      content,
      difficultyLevel: 'Easy' as const,
      weightage,
      tagKeys: [],
      createdAt: at,
    })),
  )
  await tx.insert(questions).values(
    paper.questions.map(({ id, revisionId }, no) => ({
      quizId,
      id,
      originId: id,
      place: no + 1,
      revisionId,
      createdAt: at,
    })),
  )
  await tx.insert(students).values(
    paper.studentIds.map((id, no) => ({
      id,
      fullName: `Student ${no}`,
      nameKey: `student ${no}`,
      email: `${id}@example.org`,
      emailKey: `${id}@example.org`,
      phone: '',
      city: no % 2 === 0 ? 'Lahore' : 'Quetta',
      country: 'Pakistan',
      university: 'A college',
      universityKey: 'a college',
      createdAt: at,
    })),
  )
  return paper
}

/** One answer: the option chosen (the first is right), or null for a skipped one. */
export type Chosen = number | null
export type Handed = {
  student: number
  session: number
  number: number
  chosen: readonly Chosen[]
  city?: string
}

/** Stores an attempt as the learner's side does, and counts nothing. Answers its id. */
export const storeAttempt = async (
  tx: Queryable,
  paper: Paper,
  { student, session, number, chosen, city = student % 2 === 0 ? 'Lahore' : 'Quetta' }: Handed,
): Promise<string> => {
  const id = makeId()
  const answers = paper.questions.map((question, no) => answerOf(id, question, no, chosen[no] ?? null))
  await tx.insert(attempts).values({
    id,
    quizId: paper.quizId,
    sessionId: paper.sessionIds[session]!,
    studentId: paper.studentIds[student]!,
    number,
    startedAt: at,
    dueAt: at,
    submittedAt: at,
    timeSpent: 60 + number,
    city,
    country: 'Pakistan',
    ...figuresOf(answers),
  })
  await tx.insert(attemptAnswers).values(answers)
  return id
}

type Answer = typeof attemptAnswers.$inferInsert

const answerOf = (
  attemptId: string,
  { id, revisionId, marks }: Paper['questions'][number],
  no: number,
  chosen: Chosen,
): Answer => ({
  attemptId,
  questionId: id,
  revisionId,
  place: no + 1,
  selected: chosen === null ? [] : [chosen],
  uploadedImages: [],
  isSkipped: chosen === null,
  isMarked: chosen === 1,
  isCorrect: chosen === 0,
  obtainedMarks: chosen === 0 ? marks : 0,
  totalMarks: marks,
  timeSpent: 10 + no,
})

const figuresOf = (
  answers: readonly Pick<Answer, 'obtainedMarks' | 'totalMarks' | 'isCorrect' | 'isSkipped'>[],
) => {
  const sum = (value: (answer: (typeof answers)[number]) => number) =>
    answers.reduce((total, answer) => total + value(answer), 0)
  const [obtainedMarks, totalMarks, correctCount, skippedCount] = [
    sum((one) => one.obtainedMarks),
    sum((one) => one.totalMarks),
    sum((one) => Number(one.isCorrect)),
    sum((one) => Number(one.isSkipped)),
  ]
  const correctPercentage = (100 * obtainedMarks) / totalMarks
  return {
    obtainedMarks,
    totalMarks,
    correctPercentage,
    correctCount,
    skippedCount,
    incorrectCount: answers.length - correctCount - skippedCount,
    isPassed: correctPercentage >= 50,
  }
}

/**
 * Gives an attempt's first question another mark, as an instructor who corrects a descriptive answer does.
 */
export const changeMark = async (
  tx: Queryable,
  paper: Paper,
  attemptId: string,
  mark: number,
): Promise<void> => {
  await tx
    .update(attemptAnswers)
    .set({ obtainedMarks: mark, isCorrect: mark > 0 })
    .where(
      and(eq(attemptAnswers.questionId, paper.questions[0]!.id), eq(attemptAnswers.attemptId, attemptId)),
    )
  const answers = await tx.select().from(attemptAnswers).where(eq(attemptAnswers.attemptId, attemptId))
  await tx.update(attempts).set(figuresOf(answers)).where(eq(attempts.id, attemptId))
}
