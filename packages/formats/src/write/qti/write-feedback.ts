import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { emptyContent } from '../../entry/entry.ts'
import { hasSeveral } from '../forms-of-answer.ts'
import type { QtiMarkup } from './qti-markup.ts'

const [ofOptions, ofResult] = ['OPTION_FEEDBACK', 'RESULT_FEEDBACK'] as const

/** What is said to options by their identifiers, and to right and wrong answers. Only of questions with options. */
const saidIn = (question: QuestionContent, optionName: (index: number) => string) => {
  const { options, option_feedback: feedback = [], when_right = '', when_wrong = '' } = question
  const said = (entries: [string, string][]) => entries.filter(([, text]) => text !== '')
  if (options.length === 0) return { options: [], result: [] }
  return {
    options: said(options.map((_, index) => [optionName(index), feedback[index] ?? ''])),
    result: said([
      ['correct', when_right],
      ['incorrect', when_wrong],
    ]),
  }
}

export type ItemFeedback = {
  /** The outcomes that decide what is shown. */
  declared: string
  /** The rules that set them, behind those of the score. */
  rules: string[]
  shown: string
}

/** Writes what is said to answers of a question with options; everything is empty if there is nothing. */
export const writeFeedback = (
  qti: QtiMarkup,
  question: QuestionContent,
  optionName: (index: number) => string,
): ItemFeedback => {
  const { element } = qti
  const { options, result } = saidIn(question, optionName)
  const declare = (identifier: string, cardinality: string): string =>
    element('outcomeDeclaration', { identifier, cardinality, baseType: 'identifier' })
  const show = (outcomeIdentifier: string) => (said: [string, string]) =>
    modalFeedback(qti, outcomeIdentifier, said)
  return {
    declared: [
      options.length > 0 ? declare(ofOptions, hasSeveral(question) ? 'multiple' : 'single') : '',
      result.length > 0 ? declare(ofResult, 'single') : '',
    ].join(''),
    rules: [
      ...(options.length > 0 ? [element('setOutcomeValue', { identifier: ofOptions }, variable(qti))] : []),
      ...(result.length > 0 ? [ruleOfResult(qti)] : []),
    ],
    shown: [...options.map(show(ofOptions)), ...result.map(show(ofResult))].join(''),
  }
}

const variable = ({ element }: QtiMarkup): string => element('variable', { identifier: 'RESPONSE' })

const ruleOfResult = (qti: QtiMarkup): string => {
  const { element } = qti
  const set = (value: string): string =>
    element(
      'setOutcomeValue',
      { identifier: ofResult },
      element('baseValue', { baseType: 'identifier' }, value),
    )
  const isRight = element('match', {}, variable(qti), element('correct', { identifier: 'RESPONSE' }))
  const isGiven = element('not', {}, element('isNull', {}, variable(qti)))
  return element(
    'responseCondition',
    {},
    element('responseIf', {}, isRight, set('correct')),
    element('responseElseIf', {}, isGiven, set('incorrect')),
  )
}

const modalFeedback = (
  { element, html, version }: QtiMarkup,
  outcomeIdentifier: string,
  [identifier, text]: [string, string],
): string => {
  const written = html({ ...emptyContent, text }, new Map())
  return element(
    'modalFeedback',
    { outcomeIdentifier, identifier, showHide: 'show' },
    version === '3.0' ? element('contentBody', {}, written) : written,
  )
}
