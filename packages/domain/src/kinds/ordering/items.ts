import { elementAt } from '../../defined.ts'
import { kindLimits } from '../../limits.ts'
import type { Piece } from '../piece.ts'
import { blankPiece, scattered } from '../pieces.ts'
import type { Ordering, OrderingRule } from './schema.ts'

const fewItems = 3

/** A question whose items are written in the right order. */
export const orderingOf = (
  items: readonly Piece[] = Array.from({ length: fewItems }, () => blankPiece()),
  rule: OrderingRule = 'neighbours',
): Ordering => {
  const taken = items.slice(0, kindLimits.items)
  return {
    kind: 'ordering',
    presentation: { items: taken },
    key: { order: taken.map((_, index) => index) },
    scoring: { rule },
  }
}

export const itemsInOrder = ({ presentation: { items }, key }: Ordering): Piece[] =>
  key.order.flatMap((index) => items[index] ?? [])

/** The same question with its items in an order that says nothing, and that is not the right one. */
export const arrangeOrdering = (ordering: Ordering): Ordering => {
  const { items } = ordering.presentation
  const sorted = scattered(items)
  const orderOf = (from: readonly number[]): number[] =>
    ordering.key.order.map((index) => from.indexOf(index))
  const isRight = orderOf(sorted).every((index, place) => index === place)
  const from = isRight ? [...sorted.slice(1), ...sorted.slice(0, 1)] : sorted
  return {
    ...ordering,
    presentation: { items: from.map((index) => elementAt(items, index)) },
    key: { order: orderOf(from) },
  }
}
