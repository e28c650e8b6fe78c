import type { Option, QuestionContent } from '../schemas/question.ts'

const truths = new Map([
  ['true', true],
  ['t', true],
  ['false', false],
  ['f', false],
])
/** A letter or a number names an option that the row lacks. */
const signOfOption = /^\(?[a-h1-8][).]?$/i

/**
 * A question without options, with what its row says is the answer: true or false becomes two options, words become
 * the solution where there is none.
 */
export const withAnswerAsSolution = (question: QuestionContent, answer: string): QuestionContent => {
  const told = answer.trim()
  if (question.options.length > 0 || told === '') return question
  const truth = truths.get(told.toLowerCase())
  if (truth !== undefined) return { ...question, options: trueOrFalse(truth) }
  return signOfOption.test(told) || question.solution.trim() !== ''
    ? question
    : { ...question, solution: told }
}

const trueOrFalse = (truth: boolean): Option[] =>
  ['True', 'False'].map((option, index) => ({
    option,
    equation: '',
    image_url: '',
    is_correct: (index === 0) === truth,
    is_selected: false,
  }))
