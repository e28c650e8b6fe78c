import type * as scrolling from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'

type Scrolling = typeof scrolling

/**
 * Attaches from the first drag on: some 3 KB that few visits need, and that may join a drag which is under
 * way. Where they do not come the drag goes on without them, and the next one asks again.
 */
const attachWhenDragged = (attach: (loaded: Scrolling) => () => void): (() => void) => {
  let isOver = false
  let detach: (() => void) | undefined
  const stopListening = () => globalThis.removeEventListener('dragstart', load, true)
  const load = () => {
    void import('@atlaskit/pragmatic-drag-and-drop-auto-scroll/element')
      .then((loaded) => {
        if (isOver || detach) return
        stopListening()
        detach = attach(loaded)
      })
      .catch(() => undefined)
  }
  globalThis.addEventListener('dragstart', load, true)
  return () => {
    isOver = true
    stopListening()
    detach?.()
  }
}

/** A list scrolls by itself while a question is dragged near its end. */
export const useDragScroll = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    return attachWhenDragged(({ autoScrollForElements }) => autoScrollForElements({ element }))
  }, [list])
}

/** The same for the page. */
export const useDragScrollOfPage = (): void => {
  useEffect(() => attachWhenDragged(({ autoScrollWindowForElements }) => autoScrollWindowForElements()), [])
}
