import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../editor-context.ts'
import { dropOn, questionNoIn } from './drop-position.ts'

/**
 * Lets questions be dropped on a list. The nearest question takes them, so that a drop between two questions
 * or below the last one counts too, and so does one just outside of the list.
 */
export const useDropList = (list: RefObject<HTMLElement | null>, isThere = true): void => {
  const { store } = useEditor()
  useEffect(() => {
    const element = list.current
    if (!element || !isThere) return
    return dropTargetForElements({
      element,
      canDrop: ({ source }) => questionNoIn(source.data) !== undefined,
      getIsSticky: () => true,
      onDrop: ({ source, location }) => {
        const drop = dropOn(element, source.data, location.current.input)
        if (drop) store.trigger.moveQuestion({ from: drop.from, to: drop.to })
      },
    })
  }, [list, isThere, store])
}
