import { elementAt } from '../../defined.ts'
import { classesOfPicks } from '../answer-classes.ts'
import { texts } from '../../language/say.ts'
import { judgeEqual } from '../judge-equal.ts'
import { materialOfOptions } from '../material.ts'
import { blankPiece, isEmptyPiece, optionOfPiece, pieceInWords, pieceOfOption } from '../pieces.ts'
import type { AddFinding, Asked, QuestionKind } from '../question-kind.ts'
import { arrangeOrdering, itemsInOrder, orderingOf } from './items.ts'
import { guessOrdering, markOrdering } from './mark.ts'
import { type Ordering, type OrderingRule, orderingRules } from './schema.ts'

const own = ({ interaction }: Asked): Ordering =>
  interaction?.kind === 'ordering' ? interaction : orderingOf()

const field = 'interaction.presentation.items'

const judge = (asked: Asked, add: AddFinding): void => {
  const items = itemsInOrder(own(asked))
  if (items.length < 2) add('error', 'itemsFew', field, 'Give at least two items')
  for (const [index, item] of items.entries())
    if (isEmptyPiece(item)) add('error', 'itemEmpty', `${field}.${index}.text`, `Item ${index + 1} is empty`)
  judgeEqual('Items', field, items, add)
}

const isRule = (name: string): name is OrderingRule => (orderingRules as readonly string[]).includes(name)

/** Items are put in order. */
export const orderingKind: QuestionKind = {
  name: 'ordering',
  label: texts('Ordering'),
  alsoCalled: ['order', 'sequence', 'ranking'],
  hasOptions: false,
  severalRight: false,
  takesMany: () => false,
  judge,
  fits: (asked, { response }) => {
    if (!response) return true
    const count = own(asked).presentation.items.length
    const { picks, texts } = response
    if (texts.length > 0 || picks.length !== count) return false
    return (
      picks.every((pick) => pick === -1) || picks.toSorted((a, b) => a - b).every((pick, at) => pick === at)
    )
  },
  mark: (asked, answer) => markOrdering(own(asked), answer),
  parts: (asked, { response }) => {
    const { key, scoring } = own(asked)
    return key.order.map((item, place) => {
      const isRight = response?.picks[place] === item
      return {
        is_right: isRight,
        right: [item],
        ...(scoring.rule === 'places' && { share: isRight ? 1 / key.order.length : 0 }),
      }
    })
  },
  partsInWords: (asked, { response }) => {
    const { items } = own(asked).presentation
    return own(asked).key.order.map((_, place) => {
      const item = items[response?.picks[place] ?? -1]
      return item ? pieceInWords(item) : '–'
    })
  },
  askedParts: (asked) => {
    const { presentation, key } = own(asked)
    return key.order.map((right) => ({
      ...blankPiece(),
      classes: presentation.items.map((item, no) => ({ ...item, no, credit: no === right ? 1 : 0 })),
    }))
  },
  classes: (asked, { response }) => classesOfPicks(own(asked).key.order.length, response),
  guess: (asked) => guessOrdering(own(asked)),
  holdsKey: (asked, given) => {
    const places = own(asked).presentation.items.map((_, index) => index)
    return given.kind === 'ordering' && given.key.order.toSorted((a, b) => a - b).join() === places.join()
  },
  present: (asked) => {
    const { presentation, scoring } = own(asked)
    return { kind: 'ordering', ...presentation, rule: scoring.rule }
  },
  shuffled: {
    length: (asked) => own(asked).presentation.items.length,
    avoided: (asked) => own(asked).key.order,
    reorder: ({ options, interaction }, order) =>
      interaction?.kind === 'ordering'
        ? {
            options,
            interaction: { ...interaction, items: order.map((index) => elementAt(interaction.items, index)) },
          }
        : { options, interaction },
  },
  arrange: (asked) => arrangeOrdering(own(asked)),
  mapPieces: (asked, change) => {
    const { presentation, key, ...rest } = own(asked)
    return {
      ...rest,
      presentation: {
        // An author counts the items in their right order.
        items: presentation.items.map((one, index) =>
          change(one, `${field}.${index}`, `item ${key.order.indexOf(index) + 1}`),
        ),
      },
      key,
    }
  },
  material: (asked) => materialOfOptions({ options: itemsInOrder(own(asked)).map(optionOfPiece) }),
  begin: ({ options }) => {
    const items = options.map(pieceOfOption).filter((item) => !isEmptyPiece(item))
    return { options: [], interaction: orderingOf(items.length > 0 ? items : undefined) }
  },
  columnOptions: (asked) => itemsInOrder(own(asked)).map(optionOfPiece),
  writeCells: (asked) => {
    const { rule } = own(asked).scoring
    return rule === 'neighbours' ? {} : { credit: rule }
  },
  readCells: ({ credit }, options) => {
    const rule = credit.trim().toLowerCase() || 'neighbours'
    if (!isRule(rule)) return { cell: 'credit', wrong: `must be ${orderingRules.join(', ')}.` }
    return { options: [], interaction: arrangeOrdering(orderingOf(options.map(pieceOfOption), rule)) }
  },
  accepted: (asked) => itemsInOrder(own(asked)).map((item, index) => `${index + 1}. ${pieceInWords(item)}`),
}
