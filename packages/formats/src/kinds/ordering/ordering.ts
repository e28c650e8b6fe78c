import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { arrangeOrdering, itemsInOrder, orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import type { Ordering } from '@quizwright/domain/kinds/ordering/schema.ts'
import { pieceInWords } from '@quizwright/domain/kinds/pieces.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { giftText } from '../../write/gift-text.ts'
import type { KindForm } from '../kind-form.ts'
import { contentOfPiece, pieceOf } from '../pieces.ts'
import { qti12OfOrdering, qtiOfOrdering } from './qti.ts'
import { namesOfRules } from './rules.ts'

const own = ({ interaction }: QuestionContent): Ordering =>
  interaction?.kind === 'ordering' ? interaction : orderingOf([])

export const orderingForm: KindForm = {
  rawKind: 'ordering',
  read: ({ ordered }) =>
    !ordered || ordered.items.length < 2 || ordered.items.length > kindLimits.items
      ? undefined
      : arrangeOrdering(orderingOf(ordered.items.map(pieceOf), ordered.rule)),
  reason: ({ ordered: { items } = { items: [] } }) =>
    items.length > kindLimits.items
      ? `It has ${items.length} items to order, and an ordering question here has at most ${kindLimits.items}.`
      : undefined,
  onPaper: (question) => {
    const { presentation, key } = own(question)
    return {
      lines: presentation.items.map((item, index) => `${letterOf(index)}) ${pieceInWords(item)}`),
      key: key.order.map(letterOf).join(', '),
    }
  },
  qti12: qti12OfOrdering,
  qti: qtiOfOrdering,
  gift: {
    holds: (question) => itemsInOrder(own(question)).length >= 2,
    lines: (question) => {
      const items = itemsInOrder(own(question))
      const rule = namesOfRules[own(question).scoring.rule]
      return [
        `>${items.length} ALL VERTICAL ${rule} SHOW none`,
        ...items.map((item) => giftText(contentOfPiece(item))),
      ]
    },
  },
  moodle: {
    holds: (question) => itemsInOrder(own(question)).length >= 2,
    type: () => 'ordering',
    elements: (question, write) => {
      const items = itemsInOrder(own(question))
      return [
        '<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>',
        `<gradingtype>${namesOfRules[own(question).scoring.rule]}</gradingtype>`,
        '<showgrading>SHOW</showgrading><numberingstyle>none</numberingstyle>',
        ...items.map((item, index) => write('answer', contentOfPiece(item), ` fraction="${index + 1}"`)),
      ]
    },
  },
}
