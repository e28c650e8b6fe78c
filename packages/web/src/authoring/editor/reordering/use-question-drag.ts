import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge'
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge'
import type { Edge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/types'
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useState } from 'react'
import { useEditor } from '../editor-context.ts'

type Parts = {
  /** The element on which a dragged question can be dropped. */
  target: RefObject<HTMLElement | null>
  /** The drag preview and the drag handle; by default the target itself. */
  source?: RefObject<HTMLElement | null>
  handle?: RefObject<HTMLElement | null>
}

const numberOf = (data: Record<string | symbol, unknown>): number | undefined =>
  typeof data['questionNo'] === 'number' ? data['questionNo'] : undefined

/**
 * Lets a question be dragged to another position by its card or by its row in the summary, once the code for
 * dragging is loaded. Returns the edge at which a question would be dropped.
 */
export const useQuestionDrag = (
  no: number,
  { target, source, handle }: Parts,
  isThere = true,
): Edge | null => {
  const { store } = useEditor()
  const [edge, setEdge] = useState<Edge | null>(null)
  useEffect(() => {
    const element = target.current
    if (!element || !isThere) return
    return combine(
      draggable({
        element: source?.current ?? element,
        ...(handle?.current && { dragHandle: handle.current }),
        getInitialData: () => ({ questionNo: no }),
      }),
      dropTargetForElements({
        element,
        canDrop: (dragged) => numberOf(dragged.source.data) !== undefined,
        getData: ({ input }) =>
          attachClosestEdge({ questionNo: no }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: (dragged) =>
          setEdge(numberOf(dragged.source.data) === no ? null : extractClosestEdge(dragged.self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: (dragged) => {
          setEdge(null)
          const from = (numberOf(dragged.source.data) ?? no) - 1
          const closestEdgeOfTarget = extractClosestEdge(dragged.self.data)
          store.trigger.moveQuestion({
            from,
            to: getReorderDestinationIndex({
              startIndex: from,
              indexOfTarget: no - 1,
              closestEdgeOfTarget,
              axis: 'vertical',
            }),
          })
        },
      }),
    )
  }, [no, store, target, source, handle, isThere])
  return edge
}
