import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'
import type { Input } from '@atlaskit/pragmatic-drag-and-drop/types'

type Data = Record<string | symbol, unknown>

/** What a dragged question carries. */
export const ofQuestion = (questionNo: number): Data => ({ questionNo })
export const questionNoIn = (data: Data): number | undefined =>
  typeof data['questionNo'] === 'number' ? data['questionNo'] : undefined

/** The element of a question has its number in this attribute. */
const itemOfList = 'data-no'

/** The element of a list that is nearest to the pointer, and its nearest edge. */
const nearestTo = (list: Element, clientY: number): { item: Element; edge: Edge } | undefined => {
  let [nearest, least]: [{ item: Element; edge: Edge } | undefined, number] = [undefined, Infinity]
  for (const item of list.querySelectorAll(`[${itemOfList}]`)) {
    const { top, bottom } = item.getBoundingClientRect()
    const distance = Math.max(top - clientY, clientY - bottom, 0)
    if (distance >= least) continue
    least = distance
    nearest = { item, edge: clientY < (top + bottom) / 2 ? 'top' : 'bottom' }
  }
  return nearest
}

/** A move of a question, by indexes, with the element and its edge where it is dropped. */
type Drop = { from: number; to: number; item: Element; edge: Edge }

/**
 * The move that a drop on a list would make: beside the question that is nearest to the pointer. Undefined if
 * the question would stay where it is.
 */
export const dropOn = (list: Element, dragged: Data, input: Input): Drop | undefined => {
  const { top, bottom } = list.getBoundingClientRect()
  // Rows that the list has scrolled away are not meant by a pointer outside of it.
  const nearest = nearestTo(list, Math.min(Math.max(input.clientY, top), bottom))
  const no = questionNoIn(dragged)
  if (no === undefined || !nearest) return undefined
  const from = no - 1
  const to = getReorderDestinationIndex({
    startIndex: from,
    indexOfTarget: Number(nearest.item.getAttribute(itemOfList)) - 1,
    closestEdgeOfTarget: nearest.edge,
    axis: 'vertical',
  })
  return from === to ? undefined : { from, to, ...nearest }
}
