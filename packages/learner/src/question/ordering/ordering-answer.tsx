import { elementAt } from '@quizwright/domain/defined.ts'
import { commaList } from '@quizwright/domain/language/comma-list.ts'
import { say, texts } from '@quizwright/domain/language/say.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import type { SolutionPart } from '@quizwright/domain/schemas/attempt.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { AnswerViewProps } from '../answer-view.ts'
import { PartMark } from '../part-mark.tsx'

type Props = AnswerViewProps<'ordering'>
type Item = Props['interaction']['items'][number]

const rules: Readonly<Record<Props['interaction']['rule'], string>> = texts({
  neighbours: 'You get part of the marks for each item that’s directly followed by the right one.',
  places: 'You get part of the marks for each item in its right place.',
  pairs: 'You get part of the marks for each pair of items in the right order.',
  all: 'You get the marks only if the whole order is right.',
})

/** An item in words, for the names of its buttons. */
const nameOf = ({ text, equation, image_description: description }: Item, index: number): string =>
  text.trim() || equation || description || say('item {letter}', { letter: letterOf(index) })

const namesOf = (items: readonly Item[], parts: readonly SolutionPart[]): string =>
  commaList(parts.flatMap(({ right }) => right.map((item) => nameOf(elementAt(items, item), item))))

/** The sign and the word of a button that moves an item, and its name for those who don't see the list. */
const labelsOf = (by: -1 | 1, name: string): [string, string, string] =>
  by < 0
    ? ['↑', say('Move up'), say('Move up: {name}', { name })]
    : ['↓', say('Move down'), say('Move down: {name}', { name })]

/** What was moved last, so that the focus stays on its button and its place is said. */
type Moved = { item: number; by: -1 | 1; place: number }

/**
 * A list whose items are moved by buttons, or by Alt and the arrow keys. Until it is touched or confirmed it is no
 * answer: an order that nobody chose earns nothing.
 */
export const OrderingAnswer = ({ question, interaction, answer, told, describedBy, onChange }: Props) => {
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<Moved>()
  const { items, rule } = interaction
  const { response, solution } = answer
  const parts = solution ? solution.parts : told
  const given = response?.picks.some((pick) => pick >= 0) ? response.picks : undefined
  const isGiven = given !== undefined
  const order = given ?? items.map((_, index) => index)
  const nameAt = (item: number): string => nameOf(elementAt(items, item), item)
  useEffect(() => {
    // Browsers take the focus from an element that is moved.
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.item}/${moved.by}"]`)?.focus()
  }, [moved])

  const give = (picks: readonly number[]): void => onChange({ response: { picks: [...picks], texts: [] } })
  const move = (place: number, by: -1 | 1): void => {
    const to = place + by
    const [item, other] = [order[place], order[to]]
    if (item === undefined || other === undefined || solution !== null) return
    give(order.with(to, item).with(place, other))
    setMoved({ item, by, place: to })
  }
  const onKeyDown = (event: KeyboardEvent, place: number): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    move(place, event.key === 'ArrowUp' ? -1 : 1)
  }
  const button = (place: number, by: -1 | 1) => {
    const item = elementAt(order, place)
    const [sign, word, whole] = labelsOf(by, nameAt(item))
    return (
      <button
        type="button"
        className="plain"
        data-move={`${item}/${by}`}
        aria-label={whole}
        aria-disabled={place + by < 0 || place + by >= order.length}
        onClick={() => move(place, by)}
      >
        <span aria-hidden>{sign}</span> <span>{word}</span>
      </button>
    )
  }

  return (
    <fieldset className="ordering" aria-describedby={`${describedBy} ${id}`} disabled={solution !== null}>
      <legend>{say('Put the items in order')}</legend>
      <p className="quiet" id={id}>
        {say(rules[rule])}
      </p>
      <ol ref={list}>
        {order.map((item, place) => {
          const shown = elementAt(items, item)
          return (
            <li key={item} onKeyDown={(event) => onKeyDown(event, place)}>
              <b>{place + 1}</b>
              <div>
                <QuestionContent
                  text={shown.text}
                  equation={shown.equation}
                  image={shown.image_url}
                  imageName={shown.image_description || say('Image of item {number}', { number: place + 1 })}
                />
                {isGiven && parts?.[place] && (
                  <PartMark
                    part={parts[place]}
                    isGiven
                    isOpen={solution === null}
                    totalMarks={question.total_marks}
                  >
                    {parts[place].right.map(nameAt).join(' / ')}
                  </PartMark>
                )}
              </div>
              {solution === null && (
                <span>
                  {button(place, -1)}
                  {button(place, 1)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {solution !== null && !isGiven && (
        <p>{say('Correct order: {items}', { items: namesOf(items, solution.parts ?? []) })}</p>
      )}
      <p role="status" className="quiet">
        {moved && isGiven
          ? say('Moved to {place} of {count}', { place: moved.place + 1, count: items.length })
          : ''}
      </p>
      {solution === null && (
        <p>
          {isGiven ? (
            <button type="button" className="link" onClick={() => give(items.map(() => -1))}>
              {say('Clear answer')}
            </button>
          ) : (
            <>
              {say('Not answered yet. Move an item, or confirm the order:')}{' '}
              <button type="button" className="plain" onClick={() => give(order)}>
                {say('Keep this order')}
              </button>
            </>
          )}
        </p>
      )}
    </fieldset>
  )
}
