import type * as scrolling from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect } from 'react'

type Scrolling = typeof scrolling

/**
 * Loads auto-scrolling when the first drag begins: some 3 KB that few visits need. It can join a drag in
 * progress. If loading fails, the drag continues without it and the next one tries again.
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

/** Scrolls a list while a question is dragged near its edge. */
export const useDragScroll = (list: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = list.current
    if (!element) return undefined
    return attachWhenDragged(({ autoScrollForElements }) => autoScrollForElements({ element }))
  }, [list])
}

/** Scrolls the page while a question is dragged near its edge. */
export const useDragScrollOfPage = (): void => {
  useEffect(() => attachWhenDragged(({ autoScrollWindowForElements }) => autoScrollWindowForElements()), [])
}
