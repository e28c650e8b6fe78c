import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { QuizType } from '@quizwright/domain/schemas/quiz.ts'
import type { Entry } from '@quizwright/formats/entry/entry.ts'
import { withoutShare } from '@quizwright/formats/entry/typed-settings.ts'
import { onPaper } from '@quizwright/formats/kinds/kind-forms.ts'

const cut = (text: string): string => text.slice(0, lengths.question).toWellFormed()

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
  const option = withoutShare(first).slice(0, lengths.option).toWellFormed()
  const isWhole = isOption && option === answer
  const solution = [isWhole ? '' : answer, question.solution].filter(Boolean).join('\n\n')
  return {
    ...question,
    options: isOption ? [{ option, equation: '', image_url: '', is_correct: true, is_selected: false }] : [],
    solution: cut(solution),
  }
}

/**
 * Turns a question with a key into a descriptive one: its lists stand below its text, and its solution has the answers
 * that the key accepts.
 */
const inWords = (question: QuestionContent): QuestionContent => {
  const { accepted = [] } = acceptedOf(question)
  const { interaction: _, ...rest } = question
  const solution = [accepted.join('\n'), question.solution].filter(Boolean).join('\n\n')
  return { ...rest, question: cut(onPaper(question).question), solution: cut(solution) }
}
