import { emptyQuestion } from '../schemas/empty-question.ts'
import { describe, expect, test } from 'vitest'
import type { Option, QuestionContent } from '../schemas/question.ts'
import { batchFindings, publishFindings, questionFindings } from './question.ts'
import { quizQuestionsFindings } from '../test-support/quiz-questions-findings.ts'

const option = (text: string, is_correct = false, equation = ''): Option => ({
  option: text,
  equation,
  image_url: '',
  is_correct,
  is_selected: false,
})
const sound: QuestionContent = {
  ...emptyQuestion,
  question: 'Which is a wave?',
  tags: [{ tag_name: 'waves' }],
  options: [option('Sound', true), option('Sand')],
}
const found = (changes: Partial<QuestionContent>, quizType: 'full' | 'daq' = 'full') =>
  questionFindings({ ...sound, ...changes }, 3, quizType).map(
    ({ severity, field, message }) => `${severity} ${field}: ${message}`,
  )

describe('one question', () => {
  test('a valid question has no findings', () => {
    expect(found({})).toEqual([])
  })
  test('a question needs a text, an equation or an image', () => {
    expect(found({ question: ' ' })).toEqual(['error question: Question text can not be empty'])
    expect(found({ question: '', image_url: '/files/a' })).toEqual([])
    expect(found({ question: '', equation: 'x^2' })).toEqual([])
  })
  test('each option needs text or an equation', () => {
    expect(found({ options: [option('Sound', true), option(''), option('', false, '\\pi')] })).toEqual([
      'error options.1.option: Option text can not be empty at option # 2',
    ])
  })
  test('an option may consist of an image alone', () => {
    expect(found({ options: [option('Sound', true), { ...option(''), image_url: '/files/a' }] })).toEqual([])
  })
  test('an unclosed formula in a question, option or solution gives a hint; an amount of money does not', () => {
    const open = 'What is $\\hat{u}?'
    const options = [option('Sound', true), option(open)]
    expect(found({ question: open, options, solution: open })).toEqual([
      'hint question: A formula begins here and has no end: students see its TeX',
      'hint options.1.option: A formula begins here and has no end: students see its TeX at option # 2',
      'hint solution: A formula begins here and has no end: students see its TeX',
    ])
    expect(found({ question: 'Is $5 or $10 more?' })).toEqual([])
  })
  test('a question whose marks were cleared has an omission', () => {
    expect(found({ weightage: 0 })).toEqual(['omission weightage: This question gives no marks'])
  })
  test('exactly one option is correct', () => {
    expect(found({ options: [option('Sound'), option('Sand')] })).toEqual([
      'error options: Correct option is required',
    ])
    expect(found({ options: [option('Sound', true), option('Light', true)] })).toEqual([
      'error options: Only one option be marked as true',
    ])
  })
  test('there are at least two options', () => {
    expect(found({ options: [option('Sound', true)] })).toEqual([
      'error options: At least 2 options are required',
    ])
  })
  test('weightage has up to four digits', () => {
    expect([found({ weightage: 9_999 }), found({ weightage: 10_000 })]).toEqual([
      [],
      ['error weightage: Weightage can have at most 4 digits'],
    ])
  })
  test('a missing tag gives an omission, equal options give a hint', () => {
    expect(found({ tags: [] })).toEqual(['omission tags: Minimum one tag should be added'])
    expect(found({ options: [option('Sound', true), option(' Sound')] })).toEqual([
      'hint options.1.option: Options # 1 and # 2 are equal',
    ])
  })
  test('a descriptive question needs no options', () => {
    expect(found({ options: [] }, 'daq')).toEqual([])
  })
  test('a finding contains the numbers of its question and its option', () => {
    expect(questionFindings({ ...sound, options: [option('', true), option('Sand')] }, 3, 'full')).toEqual([
      {
        rule: 'optionEmpty',
        severity: 'error',
        field: 'options.0.option',
        questionNo: 3,
        optionNo: 1,
        message: 'Option text can not be empty at option # 1',
      },
    ])
  })
})

describe('the questions of a quiz', () => {
  const hints = (...questions: Partial<QuestionContent>[]) =>
    quizQuestionsFindings(
      questions.map((one) => ({ ...sound, ...one })),
      'full',
    ).map((finding) => `${finding.questionNo}: ${finding.message}`)
  test('a question repeated with other case, punctuation or order of options gets a hint', () => {
    expect(
      hints({}, { question: 'which is a WAVE', options: [option('Sand'), option('Sound', true)] }),
    ).toEqual(['2: This question repeats question # 1'])
  })
  test('a question with the same words in another order gets a hint', () => {
    expect(hints({}, { question: 'A wave is which?' })).toEqual([
      '2: This question reads nearly like question # 1',
    ])
  })
  test('questions with the same text but other options or numbers are not repetitions', () => {
    expect(hints({}, { options: [option('Light', true), option('Sand')] })).toEqual([])
    expect(hints({ question: '7 + 2' }, { question: '7 - 2' }, { question: '7 / 2' })).toEqual([])
  })
  test('blank questions are not repetitions', () => {
    const blank = { question: '', options: [option('', true), option('')] }
    expect(hints(blank, blank).filter((text) => text.includes('question #'))).toEqual([])
  })
})

describe('publishing', () => {
  test('only errors and a quiz without questions forbid publishing', () => {
    expect(publishFindings([sound, { ...sound, tags: [] }], 'full')).toEqual([])
    expect(
      publishFindings([sound, { ...sound, question: '' }], 'full').map((finding) => finding.questionNo),
    ).toEqual([2])
    expect(publishFindings([], 'full').map((finding) => finding.message)).toEqual([
      'At least one question is required',
    ])
  })
  test('a batch is checked only if it is to be published', () => {
    const questions = [
      { ...sound, question: '' },
      { ...sound, options: [] },
    ]
    expect(batchFindings({ questions, is_published: false })).toEqual([])
    expect(batchFindings({ questions, is_published: true }).map((finding) => finding.rule)).toEqual([
      'questionEmpty',
    ])
    expect(batchFindings({ is_published: true })).toEqual([])
  })
})
