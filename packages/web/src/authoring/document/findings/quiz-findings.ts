import { elementAt } from '@quizwright/domain/defined.ts'
import type { Finding } from '@quizwright/domain/rules/finding.ts'
import { publishFindings } from '@quizwright/domain/rules/question.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import { fetchedRenderer } from '@quizwright/ui/formula/fetch-renderer.ts'
import { findingsOf } from './findings-of.ts'

/** A finding and the number of the question in which to correct it, from 1; 0 for the quiz as a whole. */
export type Located = { questionNo: number; numberInFile?: number | null; finding: Finding }
export type QuizFindings = Readonly<Record<'errors' | 'omissions' | 'hints', readonly Located[]>>

type Questions = readonly DraftQuestion[]
const lists = { error: 'errors', omission: 'omissions', hint: 'hints' } as const

const gather = (questions: Questions, quizType: QuizType): QuizFindings => {
  const found = { errors: [] as Located[], omissions: [] as Located[], hints: [] as Located[] }
  if (questions.length === 0)
    for (const finding of publishFindings(questions, quizType)) found.errors.push({ questionNo: 0, finding })
  for (const [index, question] of questions.entries()) {
    for (const finding of findingsOf(question, quizType))
      found[lists[finding.severity]].push({
        questionNo: index + 1,
        numberInFile: question.ind_number,
        finding,
      })
  }
  return found
}

const sameFindings = (a: readonly Finding[], b: readonly Finding[]): boolean =>
  a.length === b.length &&
  a.every(
    (finding, index) =>
      finding.message === elementAt(b, index).message && finding.optionNo === elementAt(b, index).optionNo,
  )

/** Whether both lists have the same findings, as is usual between two keystrokes. */
const findsTheSame = (before: Questions, after: Questions, quizType: QuizType): boolean =>
  before.length === after.length &&
  after.every((question, index) => {
    const other = elementAt(before, index)
    return (
      question === other ||
      (question._id === other._id &&
        sameFindings(findingsOf(question, quizType), findingsOf(other, quizType)))
    )
  })

/**
 * Creates a function that returns the findings of a whole quiz while it is edited. It returns the same lists
 * until the findings change.
 */
export const createFindingsReader = (quizType: QuizType): ((questions: Questions) => QuizFindings) => {
  let seen: Questions = []
  let seenWith = fetchedRenderer()
  let found = gather(seen, quizType)
  return (questions) => {
    const renderer = fetchedRenderer()
    if (questions === seen && renderer === seenWith) return found
    if (renderer !== seenWith || !findsTheSame(seen, questions, quizType)) found = gather(questions, quizType)
    seen = questions
    seenWith = renderer
    return found
  }
}
