import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { Entry } from '@quizwright/formats/entry/entry.ts'
import { onPaper } from '@quizwright/formats/kinds/kind-forms.ts'

/** The part of the credit that readers write behind an accepted answer. */
const credit = / \(\d+(?:\.\d+)? %\)$/

/**
 * The question of an entry that is left out, with its answer, so that whoever repairs it need not look it up:
 * as the right option if the answer is one, otherwise before the solution. Descriptive questions have no options.
 */
export const withAnswer = (entry: Entry, quizType: QuizType): QuestionContent => {
  const { question, kind } = entry
  if (quizType === 'daq' && question.interaction) return inWords(question)
  const answer = entry.status === 'left out' ? entry.answer.trim() : ''
  if (answer === '' || question.options.length > 0) return question
  const isOption = quizType !== 'daq' && (kind === 'shortAnswer' || kind === 'number')
  const [first = ''] = answer.split('\n')
  const option = first.replace(credit, '').slice(0, lengths.option).toWellFormed()
  const isWhole = isOption && option === answer
  const solution = [isWhole ? '' : answer, question.solution].filter(Boolean).join('\n\n')
  return {
    ...question,
    options: isOption ? [{ option, equation: '', image_url: '', is_correct: true, is_selected: false }] : [],
    solution: solution.slice(0, lengths.question).toWellFormed(),
  }
}

/**
 * Turns a question with a key into a descriptive one: its lists stand below its text, and its solution has the answers
 * that the key accepts, or the key in words.
 */
const inWords = (question: QuestionContent): QuestionContent => {
  const { accepted } = acceptedOf(question)
  const { interaction: _, ...written } = accepted ? question : onPaper(question)
  const solution = [accepted?.join('\n'), written.solution].filter(Boolean).join('\n\n')
  return { ...written, solution: solution.slice(0, lengths.question).toWellFormed() }
}
