import { itemsInOrder, orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import type { Ordering } from '@quizwright/domain/kinds/ordering/schema.ts'
import { isEmptyPiece } from '@quizwright/domain/kinds/pieces.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { percent } from '../../write/forms-of-answer.ts'
import { comparesWithCorrect } from '../../write/qti/compares-with-correct.ts'
import type { QtiMarkup } from '../../write/qti/qti-markup.ts'
import type { KindForm } from '../kind-form.ts'
import { byPlacesField } from '../../qti-1.2/scoring-field.ts'
import { contentOfPiece } from '../pieces.ts'

const own = ({ interaction }: QuestionContent): Ordering =>
  interaction?.kind === 'ordering' ? interaction : orderingOf([])

const itemName = (index: number): string => `item_${index + 1}`

/** QTI compares the whole order, or each place. It has nothing for pairs and neighbours. */
const isHeld = (question: QuestionContent): boolean => {
  const { scoring } = own(question)
  const items = itemsInOrder(own(question))
  return (
    (scoring.rule === 'all' || scoring.rule === 'places') && items.length >= 2 && !items.some(isEmptyPiece)
  )
}

const isByPlaces = (question: QuestionContent): boolean => own(question).scoring.rule !== 'all'

const equals = (item: number): string => `<varequal respident="response1">${itemName(item)}</varequal>`

export const qti12OfOrdering: NonNullable<KindForm['qti12']> = {
  holds: isHeld,
  // Canvas makes it a matching question of places.
  inCanvas: isByPlaces,
  fields: (question) => (isByPlaces(question) ? [byPlacesField] : []),
  type: 'ordering_question',
  responses: (question, write) => {
    const labels = own(question).presentation.items.map(
      (item, index) =>
        `<response_label ident="${itemName(index)}">${write(contentOfPiece(item))}</response_label>`,
    )
    return (
      '<response_lid ident="response1" rcardinality="Ordered"><render_choice>' +
      `${labels.join('')}</render_choice></response_lid>`
    )
  },
  conditions: (question) => {
    // Canvas reads the order from the items of one condition, without their places.
    const { order } = own(question).key
    return [[order.map(equals).join(''), 100]]
  },
}

/** A condition for each place, which adds its part of the marks. */
const placesIn = (question: QuestionContent, { element }: QtiMarkup): string => {
  const { order } = own(question).key
  const share = element(
    'baseValue',
    { baseType: 'float' },
    percent(question.weightage / Math.max(1, order.length)),
  )
  const added = element(
    'setOutcomeValue',
    { identifier: 'SCORE' },
    element('sum', {}, element('variable', { identifier: 'SCORE' }), share),
  )
  return order
    .map((item, place) => {
      const there = element('index', { n: place + 1 }, element('variable', { identifier: 'RESPONSE' }))
      const wanted = element('baseValue', { baseType: 'identifier' }, itemName(item))
      const isRight = element('match', {}, there, wanted)
      return element('responseCondition', {}, element('responseIf', {}, isRight, added))
    })
    .join('')
}

export const qtiOfOrdering: NonNullable<KindForm['qti']> = {
  holds: isHeld,
  cardinality: 'ordered',
  baseType: 'identifier',
  declared: (question, { element }) =>
    element(
      'correctResponse',
      {},
      ...own(question).key.order.map((item) => element('value', {}, itemName(item))),
    ),
  processing: (question, qti) =>
    isByPlaces(question)
      ? qti.element('responseProcessing', {}, placesIn(question, qti))
      : comparesWithCorrect(qti),
  interaction: (question, { element }, write) =>
    element(
      'orderInteraction',
      { responseIdentifier: 'RESPONSE', shuffle: 'false' },
      ...own(question).presentation.items.map((item, index) =>
        element('simpleChoice', { identifier: itemName(index) }, write(contentOfPiece(item))),
      ),
    ),
}
