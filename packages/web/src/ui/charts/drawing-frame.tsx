import { type ReactNode, useLayoutEffect } from 'react'
import { chakra } from '../styled/chakra.tsx'
import { useWidth } from './use-width.ts'

const Frame = chakra('div', {
  base: {
    position: 'relative',
    minWidth: '0',
    '@media print': {
      height: 'auto !important',
      '& svg': { display: 'block', width: 'full', height: 'auto' },
    },
  },
})

type DrawingFrameProps = {
  /** In pixels; without it the drawing is as high as its place. */
  height?: number
  /** What is to be seen, where the drawing does not say so itself. */
  label?: string
  /** Draws at a width in pixels. */
  children: (width: number) => ReactNode
}

/**
 * Draws a chart as wide as its place. On paper, which is narrower than the screen and is never measured, the same
 * drawing is made smaller.
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
      ref={frame}
      style={{ height: height ?? '100%' }}
      {...(label !== undefined && { role: 'img', 'aria-label': label })}
    >
      {width > 0 && children(width)}
    </Frame>
  )
}
