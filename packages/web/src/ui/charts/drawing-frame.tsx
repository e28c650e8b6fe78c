import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { chakra } from '../styled/chakra.tsx'

/** The width of an element in pixels; 0 before it is known. */
const useWidth = <E extends Element>(): [RefObject<E | null>, number] => {
  const element = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    minWidth: '0',
    '& text': { unicodeBidi: 'plaintext' },
    '@media print': {
      height: 'auto !important',
      '& svg': { display: 'block', width: 'full', height: 'auto' },
    },
  },
})

type DrawingFrameProps = {
  /** In pixels; by default the height of the container. */
  height?: number
  /** Describes the drawing, if it does not do so itself. */
  label?: string
  /** Renders the drawing at a width in pixels. */
  children: (width: number) => ReactNode
}

/**
 * Draws a chart as wide as its container. For print, which is narrower and cannot be measured, the same
 * drawing is scaled down.
 */
export const DrawingFrame = ({ height, label, children }: DrawingFrameProps) => {
  const [frame, width] = useWidth<HTMLDivElement>()
  useLayoutEffect(() => {
    const svg = frame.current?.querySelector('svg')
    if (!svg) return
    svg.setAttribute('viewBox', `0 0 ${svg.getAttribute('width')} ${svg.getAttribute('height')}`)
  })
  return (
    <Frame
      // Axes run from left to right in all languages; the texts in them follow their own letters.
      dir="ltr"
      ref={frame}
      style={{ height: height ?? '100%' }}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {width > 0 && children(width)}
    </Frame>
  )
}
