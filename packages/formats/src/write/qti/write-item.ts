import { elementAt } from '@quizwright/domain/defined.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { Content } from '../../entry/entry.ts'
import { formOf } from '../../kinds/kind-forms.ts'
import { optionContentOf, questionContentOf, solutionContentOf } from '../contents.ts'
import type { ExportedQuiz } from '../exported-quiz.ts'
import { hasSeveral, isOneByWeights, isStatement, percent, writtenWeights } from '../forms-of-answer.ts'
import { addsMapping, comparesWithCorrect } from './compares-with-correct.ts'
import type { QtiMarkup } from './qti-markup.ts'
import { withCatalogue } from './catalogue.ts'
import { writeFeedback } from './write-feedback.ts'

type Item = {
  question: QuestionContent
  index: number
  images: ExportedQuiz['images']
  /** The language of the quiz, if its author says one. */
  language?: string | undefined
}

/** Writes a question as a QTI item, with its solution as feedback after the answer. */
export const writeItem = (markup: QtiMarkup, { question, index, images, language }: Item): string => {
  const { qti, catalogue } = withCatalogue(markup, question)
  const { element, file, html } = qti
  const hasKey = question.options.length > 0 || formOf(question)?.qti !== undefined
  const solution = html(solutionContentOf(question), images)
  const said = writeFeedback(qti, question, (option) => optionName(question, option))
  const write = (content: Content): string => html(content, images)
  const whole = formOf(question)?.qtiItem?.write(question, qti, write)
  const written = file(
    element(
      'assessmentItem',
      {
        identifier: `question-${index + 1}`,
        title: `Question ${index + 1}`,
        adaptive: 'false',
        timeDependent: 'false',
        ...(language !== undefined && { 'xml:lang': language }),
      },
      whole?.declared ?? responseDeclaration(qti, question),
      outcome(qti, 'SCORE', 0),
      outcome(qti, 'MAXSCORE', question.weightage),
      solution && feedbackDeclaration(qti),
      said.declared,
      formOf(question)?.qti?.templates?.(question, qti) ?? '',
      element(
        'itemBody',
        {},
        whole?.body ?? write(questionContentOf(question)) + interaction(qti, question, images),
      ),
      whole?.processing ?? (hasKey ? processing(qti, question, said.rules) : ''),
      solution && feedback(qti, solution),
      said.shown,
      // Last, when all texts are written that refer to it.
      catalogue(),
    ),
  )
  return formOf(question)?.qti?.printed?.(question, qti, written) ?? written
}

/** The standard template gives one mark. More marks, and feedback, need conditions of our own. */
const processing = (qti: QtiMarkup, question: QuestionContent, rules: readonly string[]): string => {
  const { element, dialect } = qti
  const typed = formOf(question)?.qti
  if (typed) return typed.processing(question, qti)
  if (isMapped(question)) return addsMapping(qti, ...rules)
  if (question.weightage === 1 && rules.length === 0)
    return element('responseProcessing', { template: dialect.template })
  return comparesWithCorrect(qti, ...rules)
}

/** Whether the ticks of a question earn parts of its marks. */
const isMapped = (question: QuestionContent): boolean =>
  question.interaction?.kind === 'multiple_answers' && question.interaction.scoring.rule !== 'all'

/** The marks that each tick earns or costs, never less than none and never more than all. */
const mapping = ({ element }: QtiMarkup, question: QuestionContent): string =>
  element(
    'mapping',
    { lowerBound: 0, upperBound: question.weightage, defaultValue: 0 },
    ...writtenWeights(question).map((weight, index) =>
      element('mapEntry', {
        mapKey: optionName(question, index),
        mappedValue: percent((weight / 100) * question.weightage),
      }),
    ),
  )

/** A statement is known again by these identifiers of its choices. */
const optionName = (question: QuestionContent, index: number): string =>
  isStatement(question) ? elementAt(['true', 'false'], index) : `option_${index + 1}`

const responseDeclaration = (qti: QtiMarkup, question: QuestionContent): string => {
  const { element } = qti
  const typed = formOf(question)?.qti
  if (typed)
    return element(
      'responseDeclaration',
      { identifier: 'RESPONSE', cardinality: typed.cardinality ?? 'single', baseType: typed.baseType },
      typed.declared(question, qti),
    )
  const { options } = question
  const correct = options.flatMap(({ is_correct }, index) =>
    is_correct ? [element('value', {}, optionName(question, index))] : [],
  )
  return element(
    'responseDeclaration',
    {
      identifier: 'RESPONSE',
      cardinality: hasSeveral(question) && !isOneByWeights(question) ? 'multiple' : 'single',
      baseType: options.length > 0 ? 'identifier' : 'string',
    },
    correct.length > 0 ? element('correctResponse', {}, ...correct) : '',
    isMapped(question) ? mapping(qti, question) : '',
  )
}

const outcome = ({ element }: QtiMarkup, identifier: string, value: number): string =>
  element(
    'outcomeDeclaration',
    { identifier, cardinality: 'single', baseType: 'float' },
    element('defaultValue', {}, element('value', {}, String(value))),
  )

const mostChoices = ({ interaction: asked }: QuestionContent): number =>
  asked?.kind === 'multiple_answers' ? (asked.presentation.at_most ?? 0) : 1

const interaction = (qti: QtiMarkup, question: QuestionContent, images: ExportedQuiz['images']): string => {
  const { element, html } = qti
  const form = formOf(question)?.qti
  if (form?.interaction) return form.interaction(question, qti, (content) => html(content, images), images)
  // A field stands in a line of text.
  if (form) return `<p>${element('textEntryInteraction', { responseIdentifier: 'RESPONSE' })}</p>`
  return question.options.length === 0
    ? element('extendedTextInteraction', { responseIdentifier: 'RESPONSE' })
    : element(
        'choiceInteraction',
        {
          responseIdentifier: 'RESPONSE',
          shuffle: (question.pinned_options?.length ?? 0) > 0 ? 'true' : 'false',
          maxChoices: mostChoices(question),
        },
        ...question.options.map((option, index) =>
          element(
            'simpleChoice',
            {
              identifier: optionName(question, index),
              ...(question.pinned_options?.includes(index) && { fixed: 'true' }),
            },
            html(optionContentOf(option), images),
          ),
        ),
      )
}

const feedbackDeclaration = ({ element }: QtiMarkup): string =>
  element('outcomeDeclaration', { identifier: 'FEEDBACK', cardinality: 'single', baseType: 'identifier' })

const feedback = ({ element, version }: QtiMarkup, solution: string): string =>
  element(
    'modalFeedback',
    { outcomeIdentifier: 'FEEDBACK', identifier: 'solution', showHide: 'show' },
    version === '3.0' ? element('contentBody', {}, solution) : solution,
  )
