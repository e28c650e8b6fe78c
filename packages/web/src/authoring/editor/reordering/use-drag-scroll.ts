import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'

/** A list scrolls by itself while a question is dragged near its end. */
export const useDragScroll = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => (list.current ? autoScrollForElements({ element: list.current }) : undefined), [list])
}

/** The same for the page. */
export const useDragScrollOfPage = (): void => {
  useEffect(() => autoScrollWindowForElements(), [])
}
