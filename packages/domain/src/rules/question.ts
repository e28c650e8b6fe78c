import { kindOf } from '../kinds/kind-of.ts'
import { piecesOf } from '../kinds/pieces-of.ts'
import { isEmptyContent } from '../kinds/options.ts'
import type { AddFinding } from '../kinds/question-kind.ts'
import { limits } from '../limits.ts'
import type { QuestionContent } from '../schemas/question.ts'
import type { QuizType } from '../schemas/quiz.ts'
import type { Finding } from './finding.ts'
import { hasOpenFormula } from './inline-formulas.ts'

type Judged = Pick<
  QuestionContent,
  'question' | 'equation' | 'image_url' | 'solution' | 'tags' | 'options' | 'weightage' | 'interaction'
>
const maxWeightage = 10 ** limits.weightageDigits - 1

/**
 * Returns the errors, omissions and hints of one question. `questionNo` counts from 1. The messages do not contain
 * it; `inSummary` adds it. The kind of the question judges its options.
 */
export const questionFindings = (question: Judged, questionNo: number, quizType: QuizType): Finding[] => {
  const findings: Finding[] = []
  const add: AddFinding = (severity, rule, field, message, optionNo) => {
    findings.push({ rule, severity, field, questionNo, ...(optionNo && { optionNo }), message })
  }

  if (isEmptyContent(question.question, question.equation, question.image_url))
    add('error', 'questionEmpty', 'question', 'Question text can not be empty')
  kindOf(question, quizType).judge(question, add)
  if (question.weightage > maxWeightage)
    add(
      'error',
      'weightageDigits',
      'weightage',
      `Weightage can have at most ${limits.weightageDigits} digits`,
    )
  if (question.weightage === 0)
    add('omission', 'weightageMissing', 'weightage', 'This question gives no marks')
  judgeFormulas(question, add)
  if (question.tags.length === 0) add('omission', 'tagMissing', 'tags', 'Minimum one tag should be added')
  return findings
}

/** Adds hints for unclosed formulas: students would see the TeX after the dollar as plain text. */
const judgeFormulas = (judged: Judged, add: AddFinding): void => {
  const { question, options, solution } = judged
  const message = 'A formula begins here and has no end: students see its TeX'
  if (hasOpenFormula(question)) add('hint', 'formulaOpen', 'question', message)
  options.forEach(({ option }, index) => {
    if (hasOpenFormula(option))
      add('hint', 'formulaOpen', `options.${index}.option`, `${message} at option # ${index + 1}`, index + 1)
  })
  for (const { piece, field, name } of piecesOf(judged))
    if (hasOpenFormula(piece.text)) add('hint', 'formulaOpen', `${field}.text`, `${message} at ${name}`)
  if (hasOpenFormula(solution)) add('hint', 'formulaOpen', 'solution', message)
}

/** Returns the findings that forbid publishing: all errors, and an error for a quiz without questions. */
export const publishFindings = (questions: readonly QuestionContent[], quizType: QuizType): Finding[] =>
  questions.length === 0
    ? [
        {
          rule: 'questionsMissing',
          severity: 'error',
          field: 'questions',
          message: 'At least one question is required',
        },
      ]
    : questions
        .flatMap((question, index) => questionFindings(question, index + 1, quizType))
        .filter((finding) => finding.severity === 'error')

type Batch = { questions?: readonly QuestionContent[]; is_published?: boolean }

/**
 * Returns the errors of a batch that is to be published. The type of the quiz is not known here, so a question
 * without options is treated as descriptive. The service knows the type and checks again with `publishFindings`.
 */
export const batchFindings = ({ questions = [], is_published: isPublished }: Batch): Finding[] =>
  isPublished ? questions.flatMap((question, index) => errorsOf(question, index + 1)) : []

const errorsOf = (question: QuestionContent, questionNo: number): Finding[] =>
  questionFindings(
    question,
    questionNo,
    question.options.length === 0 && !question.interaction ? 'daq' : 'full',
  ).filter((finding) => finding.severity === 'error')
