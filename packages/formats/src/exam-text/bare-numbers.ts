import { elementAt } from '@quizwright/domain/defined.ts'
import type { ListedQuestion } from './listed-question.ts'

const start = /^\s*(\d{1,3})\s+(?=[\p{L}"“«¿'])/u
const leastQuestions = 3

/** Numbers without a sign, "1 Which?", where each question with options has one and they count on from 1. */
export const withBareNumbers = (questions: readonly ListedQuestion[]): readonly ListedQuestion[] => {
  const asked = questions.filter(({ options }) => options.length > 0)
  const numbers = asked.map(({ number, stem }) => {
    const written = Number(start.exec(stem[0] ?? '')?.[1])
    // A list that shows where questions begin counts them itself.
    return number === undefined || number === written ? written : NaN
  })
  if (asked.length < leastQuestions || numbers.some((number, index) => number !== index + 1)) return questions
  const numberOf = new Map(asked.map((question, index) => [question, elementAt(numbers, index)]))
  return questions.map((question) => {
    const number = numberOf.get(question)
    const [first = '', ...more] = question.stem
    return number === undefined
      ? question
      : { ...question, number, stem: [first.replace(start, ''), ...more] }
  })
}
