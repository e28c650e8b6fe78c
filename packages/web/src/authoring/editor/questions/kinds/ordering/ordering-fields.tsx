import { elementAt } from '@quizwright/domain/defined.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { itemsInOrder, orderingOf } from '@quizwright/domain/kinds/ordering/items.ts'
import { type Ordering, type OrderingRule, orderingRules } from '@quizwright/domain/kinds/ordering/schema.ts'
import type { Piece } from '@quizwright/domain/kinds/piece.ts'
import { blankPiece, isEmptyPiece } from '@quizwright/domain/kinds/pieces.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../../../../../ui/buttons/button.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { useEditor } from '../../../editor-context.ts'
import { KindRow, KindRows } from '../kind-row.tsx'
import { PieceField } from '../piece-field.tsx'

const ItemList = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > li': { display: 'flex', columnGap: '2' },
    '& > li > span': { color: 'fg.muted', pt: '2', minWidth: '1.5rem', fontVariantNumeric: 'tabular-nums' },
    '& > li > div': { flex: '1', minWidth: '0' },
  },
})

const ruleNames: Readonly<Record<OrderingRule, string>> = texts({
  neighbours: 'Marks for each item followed by the right one',
  places: 'Marks for each correct position',
  pairs: 'Marks for each pair in the correct order',
  all: 'All or nothing',
})
const rules = () => orderingRules.map((rule) => ({ value: rule, label: say(ruleNames[rule]) }))

type OrderingFieldsProps = { question: DraftQuestion; interaction: Ordering }

/** The items in their right order, and how an order earns marks. Enter goes to the next line, or adds one. */
export const OrderingFields = ({ question, interaction }: OrderingFieldsProps) => {
  const { store } = useEditor()
  const id = useId()
  const items = itemsInOrder(interaction)
  const { rule } = interaction.scoring
  const canAdd = items.length < kindLimits.items

  const set = (changed: readonly Piece[], by: OrderingRule = rule): void =>
    store.trigger.setQuestion({ id: question._id, changes: { interaction: orderingOf(changed, by) } })
  const goTo = (index: number): void =>
    document.getElementById(`${id}-${index}`)?.querySelector<HTMLElement>('textarea, input')?.focus()
  const addAfter = (index: number): void => {
    const next = items[index + 1]
    // A new question has lines that are not written yet.
    if (canAdd && !(next && isEmptyPiece(next)))
      flushSync(() => set(items.toSpliced(index + 1, 0, blankPiece())))
    goTo(Math.min(index + 1, kindLimits.items - 1))
  }
  const move = (index: number, to: number): void => {
    flushSync(() => set(items.with(index, elementAt(items, to)).with(to, elementAt(items, index))))
    goTo(to)
  }

  return (
    <>
      <KindRows role="group" aria-label={say('Items in the correct order')} data-field="interaction">
        <ItemList>
          {items.map((item, index) => (
            // Items have no id, so their index is the key.
            <li key={index}>
              <span aria-hidden>{index + 1}.</span>
              <div id={`${id}-${index}`}>
                <PieceField
                  question={question}
                  name={say('Item {number}', { number: index + 1 })}
                  piece={item}
                  placeholder={index === 0 ? say('What comes first') : say('What comes next')}
                  onChange={(changed) => set(items.with(index, changed))}
                  onEnter={() => addAfter(index)}
                >
                  <IconButton
                    label={say('Move item {number} up', { number: index + 1 })}
                    icon={<ArrowUp aria-hidden />}
                    disabled={index === 0}
                    tabIndex={-1}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    label={say('Move item {number} down', { number: index + 1 })}
                    icon={<ArrowDown aria-hidden />}
                    disabled={index === items.length - 1}
                    tabIndex={-1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    label={say('Remove item {number}', { number: index + 1 })}
                    icon={<X aria-hidden />}
                    disabled={items.length <= 2}
                    tabIndex={-1}
                    data-tool="remove"
                    onClick={() => {
                      flushSync(() => set(items.toSpliced(index, 1)))
                      goTo(Math.max(0, index - 1))
                    }}
                  />
                </PieceField>
              </div>
            </li>
          ))}
        </ItemList>
        <Button
          size="sm"
          alignSelf="start"
          icon={<Plus aria-hidden />}
          disabled={!canAdd}
          onClick={() => addAfter(items.length - 1)}
        >
          {canAdd ? say('Add item') : say('At most {items} items', { items: kindLimits.items })}
        </Button>
      </KindRows>
      <KindRow role="group" aria-label={say('Order scoring')}>
        <div style={{ width: '20rem', maxWidth: '100%' }}>
          <Select
            label={say('How the order is scored')}
            size="sm"
            value={rule}
            options={rules()}
            onChange={(chosen) => set(items, chosen)}
          />
        </div>
        <p>
          {say(
            'Students start with the items shuffled. The order counts only after they move an item or ' +
              'confirm it.',
          )}
        </p>
      </KindRow>
    </>
  )
}
