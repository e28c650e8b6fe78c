import { elementAt } from '../defined.ts'
import { descriptiveInQuiz } from '../kinds/descriptive/in-quiz.ts'
import { readKindCells } from '../kinds/kind-cells.ts'
import { readNumber } from '../kinds/numeric/read-number.ts'
import { writeAcceptedText } from '../kinds/short-answer/cells.ts'
import type { Finding } from '../rules/finding.ts'
import type { QuestionContent } from '../schemas/question.ts'
import type { QuizType } from '../schemas/quiz.ts'
import { withGapsInText } from './gaps-in-question.ts'
import { cellAt } from './read-cells.ts'
import type { ColumnLayout } from './read-header.ts'
import { withTolerance } from './tolerance-cells.ts'

/** A longer answer is for who marks, not for who types. */
const longestTyped = 50
const mostWords = 5

const typedHint: Finding = {
  rule: 'typedAnswer',
  severity: 'hint',
  field: 'question',
  message: 'Students type its answer, because the file has no options: check what is accepted',
}

const isTypable = (answer: string): boolean =>
  answer !== '' &&
  answer.length <= longestTyped &&
  !answer.includes('\n') &&
  answer.split(/\s+/).length <= mostWords

/**
 * The question of a row of a table that has no options at all, as cards and lists of questions with answers have none:
 * students type a short answer or a number, and a long answer is the solution of a descriptive question. Other rows,
 * and those of quizzes that have descriptive questions alone, stay as they are.
 */
const typedAnswerOf = (
  question: QuestionContent,
  layout: Pick<ColumnLayout, 'options' | 'optionList' | 'row'>,
  cells: readonly string[],
  quizType: QuizType,
  /** Answers in columns beside that of the first one. */
  further: readonly string[] = [],
): { question: QuestionContent; findings: Finding[] } => {
  const hasOptions = layout.options.length > 0 || layout.optionList.index >= 0
  if (hasOptions || quizType === 'daq' || question.interaction || question.options.length > 0)
    return { question, findings: [] }
  const answer = question.solution.trim()
  const accepted = [answer, ...(answer === '' ? [] : further)]
  if (!accepted.every(isTypable)) {
    const whole = { ...question, solution: accepted.join('\n') }
    return { question: answer === '' ? question : descriptiveInQuiz(whole, quizType), findings: [] }
  }
  // A number with a word, "40 years", has no key that is a number alone.
  const isNumber = readNumber(elementAt(answer.split(/±|\+\s?-/), 0))?.unit === ''
  const number =
    isNumber && accepted.length === 1
      ? readKindCells('numeric', { accepted: withTolerance(answer, cells, layout) })
      : undefined
  const read =
    number === undefined || 'wrong' in number
      ? readKindCells('short_answer', {
          accepted: accepted
            .map((value) =>
              writeAcceptedText({ value: value.trim(), is_pattern: false, share: 100, feedback: '' }),
            )
            .join(' | '),
        })
      : number
  return 'wrong' in read || !read.interaction
    ? { question, findings: [] }
    : { question: { ...question, solution: '', interaction: read.interaction }, findings: [typedHint] }
}

/** The same, and several gaps in its text that its cell of answers fills. */
export const withTypedAnswer = (
  question: QuestionContent,
  layout: Pick<ColumnLayout, 'options' | 'optionList' | 'row' | 'key'>,
  cells: readonly string[],
  quizType: QuizType,
  further: readonly string[] = [],
): { question: QuestionContent; findings: Finding[] } => {
  const typed = typedAnswerOf(question, layout, cells, quizType, further)
  if (!typed.question.interaction || quizType === 'daq' || cellAt(cells, layout.row.accepted) !== '')
    return typed
  const { column } = layout.key
  const answer = column.index < 0 ? question.solution : cellAt(cells, column)
  const filled = withGapsInText(typed.question, [answer, ...further].join('\n'))
  return filled.findings.length > 0 ? filled : typed
}
