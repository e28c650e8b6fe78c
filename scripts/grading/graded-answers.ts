import { defined } from '@quizwright/domain/defined.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'

/** An answer with the mark that a human gave. */
export type GradedAnswer = {
  set: string
  questionId: string
  texts: { question: string; solution: string; answer: string }
  /** The human's mark as a fraction of the question's marks, 0 to 1. */
  score: number
  /** Whether a score of 0 also includes partly correct answers. */
  hidesPartialMarks: boolean
}

const path = join(import.meta.dirname, '../../../shared/data/graded-answers/graded-answers.csv')

/** Whether the data, which is not part of the project, is available next to it. */
export const hasGradedAnswers = existsSync(path)

export const readGradedAnswers = (): GradedAnswer[] =>
  Papa.parse<Record<string, string>>(readFileSync(path, 'utf8'), {
    header: true,
    skipEmptyLines: true,
  }).data.map((row) => ({
    set: defined(row.dataset, 'row.dataset'),
    questionId: defined(row.question_id, 'row.question_id'),
    texts: {
      question: defined(row.question, 'row.question'),
      solution: defined(row.reference_answer, 'row.reference_answer'),
      answer: defined(row.student_answer, 'row.student_answer'),
    },
    score: Number(row.score),
    hidesPartialMarks: row.dataset === 'semeval2013-sciEntsBank' && row.label === 'incorrect',
  }))
