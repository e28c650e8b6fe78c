import type { ReactNode } from 'react'
import { chakra } from '../styled/chakra.tsx'

const Frame = chakra('div', {
  base: {
    px: '2.5',
    py: '1',
    bg: 'bg.panel',
    color: 'fg',
    borderRadius: 'md',
    boxShadow: 'md',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
  },
})

/** The value under the pointer. */
export const ChartTooltip = ({ name, value }: { name: string; value: string }) => (
  <Frame>
    {name}: <strong>{value}</strong>
  </Frame>
)

const Place = chakra('div', {
  base: { position: 'absolute', pointerEvents: 'none', _print: { display: 'none' } },
})

type TooltipAtProps = {
  /** A point of the drawing, in pixels. */
  x: number
  y: number
  /** The width of the drawing. */
  width: number
  children: ReactNode
}

/** Places a tooltip above a point, and moves it so that it stays inside the drawing. */
export const TooltipAt = ({ x, y, width, children }: TooltipAtProps) => {
  const share = width > 0 ? x / width : 0.5
  return (
    <Place style={{ left: x, top: y, transform: `translate(${-100 * share}%, calc(-100% - 6px))` }}>
      {children}
    </Place>
  )
}
