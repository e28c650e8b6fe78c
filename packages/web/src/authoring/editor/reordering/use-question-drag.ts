import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  type ElementEventBasePayload,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'
import { dropOn, ofQuestion } from './drop-position.ts'

type Parts = {
  /** The element of the question in its list. */
  item: RefObject<HTMLElement | null>
  /** The drag preview and the drag handle; by default the item itself. */
  source?: RefObject<HTMLElement | null>
  handle?: RefObject<HTMLElement | null>
}

/**
 * Lets a question be dragged to another position by its card or by its row in the summary, once the code for
 * dragging is loaded. Returns the edge at which a question would be dropped.
 */
export const useQuestionDrag = (no: number, { item, source, handle }: Parts, isThere = true): Edge | null => {
  const [edge, setEdge] = useState<Edge | null>(null)
  useEffect(() => {
    const element = item.current
    if (!element || !isThere) return
    const follow = ({ source: dragged, location }: ElementEventBasePayload) => {
      const [list] = location.current.dropTargets
      const drop =
        list?.element.contains(element) && dropOn(list.element, dragged.data, location.current.input)
      setEdge(drop && drop.item === element ? drop.edge : null)
    }
    return combine(
      draggable({
        element: source?.current ?? element,
        ...(handle?.current && { dragHandle: handle.current }),
        getInitialData: () => ofQuestion(no),
      }),
      monitorForElements({
        onDrag: follow,
        onDropTargetChange: follow,
        onDrop: () => setEdge(null),
      }),
    )
  }, [no, item, source, handle, isThere])
  return edge
}
