import { limits } from '../limits.ts'
import type { Option, QuestionContent } from '../schemas/question.ts'
import type { QuizType } from '../schemas/quiz.ts'
import type { Finding } from './finding.ts'
import { createRepeatFinder } from './repeats.ts'

type Judged = Pick<QuestionContent, 'question' | 'equation' | 'tags' | 'options' | 'weightage'>
const weightageAtMost = 10 ** limits.weightageDigits - 1

/** An equation is content; an image alone is not, since nobody can search it or read it aloud. */
const isEmpty = (text: string, equation: string): boolean => text.trim() === '' && equation.trim() === ''

/**
 * What is wrong with one question (errors), worth doing (omissions), worth knowing (hints). Messages stand
 * without their question's number, which counts from 1: `inSummary` adds it. Questions of a daq quiz have no
 * options and are free of the rules on them.
 */
export const questionFindings = (question: Judged, questionNo: number, quizType: QuizType): Finding[] => {
  const findings: Finding[] = []
  const add = (
    severity: Finding['severity'],
    rule: string,
    field: string,
    message: string,
    optionNo?: number,
  ) => findings.push({ rule, severity, field, questionNo, ...(optionNo && { optionNo }), message })

  if (isEmpty(question.question, question.equation))
    add('error', 'questionEmpty', 'question', 'Question text can not be empty')
  if (quizType !== 'daq') judgeOptions(question.options, add)
  if (question.weightage > weightageAtMost)
    add(
      'error',
      'weightageDigits',
      'weightage',
      `Weightage can have at most ${limits.weightageDigits} digits`,
    )
  if (question.tags.length === 0) add('omission', 'tagMissing', 'tags', 'Minimum one tag should be added')
  return findings
}

type Add = (
  severity: Finding['severity'],
  rule: string,
  field: string,
  message: string,
  optionNo?: number,
) => void

const judgeOptions = (options: readonly Option[], add: Add): void => {
  if (options.length < limits.minOptions)
    add('error', 'optionsFew', 'options', `At least ${limits.minOptions} options are required`)
  let correct = 0
  for (const [at, option] of options.entries()) {
    if (option.is_correct) correct++
    if (isEmpty(option.option, option.equation))
      add(
        'error',
        'optionEmpty',
        `options.${at}.option`,
        `Option text can not be empty at option # ${at + 1}`,
        at + 1,
      )
    else addDuplicate(options, at, add)
  }
  if (correct === 0) add('error', 'correctMissing', 'options', 'Correct option is required')
  if (correct > 1) add('error', 'correctMany', 'options', 'Only one option be marked as true')
}

const addDuplicate = (options: readonly Option[], at: number, add: Add): void => {
  const { option, equation, image_url } = options[at]!
  for (let before = 0; before < at; before++) {
    const duplicate = options[before]!
    if (
      duplicate.option.trim() !== option.trim() ||
      duplicate.equation.trim() !== equation.trim() ||
      duplicate.image_url !== image_url
    )
      continue
    return add(
      'hint',
      'optionsEqual',
      `options.${at}.option`,
      `Options # ${before + 1} and # ${at + 1} are equal`,
      at + 1,
    )
  }
}

/** Every question of a quiz, in order, with the hints on questions that repeat each other. */
export const quizQuestionsFindings = (
  questions: readonly QuestionContent[],
  quizType: QuizType,
): Finding[] => {
  const repeats = createRepeatFinder()
  return questions.flatMap((question, at) => [
    ...questionFindings(question, at + 1, quizType),
    ...repeats.note(question, at + 1),
  ])
}

/** What forbids publishing: every error, and having nothing to answer. */
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
        .flatMap((question, at) => questionFindings(question, at + 1, quizType))
        .filter((finding) => finding.severity === 'error')

type Batch = { questions?: readonly QuestionContent[]; is_published?: boolean }

/**
 * What can be said of a batch that is to be published without knowing its quiz's type: a question without
 * options is taken for a descriptive one. The service, which knows the type, judges again with
 * `publishFindings`.
 */
export const batchFindings = ({ questions = [], is_published: isPublished }: Batch): Finding[] =>
  isPublished ? questions.flatMap((question, at) => errorsOf(question, at + 1)) : []

const errorsOf = (question: QuestionContent, no: number): Finding[] =>
  questionFindings(question, no, question.options.length === 0 ? 'daq' : 'full').filter(
    (finding) => finding.severity === 'error',
  )
