import { useEffect, useMemo, useRef } from 'react'
import type { AnyStateMachine } from 'xstate'
import { chakra } from '../../ui/styled/chakra.tsx'
import { layOutChart } from './lay-out-chart.ts'

const Frame = chakra('div', {
  base: { overflow: 'auto', maxHeight: '75vh', borderWidth: '1px', borderRadius: 'lg', bg: 'bg.panel' },
})
const Svg = chakra('svg', {
  base: {
    fontSize: '2xs',
    display: 'block',
    '& rect': { fill: 'bg.subtle', stroke: 'border.control', rx: '6px' },
    '& rect[data-compound]': { fill: 'transparent', strokeDasharray: '4 3' },
    '& [data-active] > rect': { fill: 'accent.subtle', stroke: 'accent.solid', strokeWidth: '2.5px' },
    '& text': { fill: 'fg' },
    '& path': { fill: 'none', stroke: 'border.control' },
    '& .arrow-label': {
      fill: 'fg.muted',
      fontSize: '2xs',
      paintOrder: 'stroke',
      stroke: 'bg.panel',
      strokeWidth: '3px',
    },
    '& [data-active] > text': { fontWeight: 'semibold' },
  },
})

const line = 15
const pathOf = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')

/** The smallest readable scale. A chart that is too wide at this scale scrolls in its frame. */
const minScale = 0.75

type ChartDrawingProps = {
  name: string
  machine: AnyStateMachine
  /** The names of the states that are active in any tab. */
  active: ReadonlySet<string>
  /** Whether to scale the chart down until all of it is visible, however small its texts become. */
  fitsFrame: boolean
}

/** Draws a state chart. The lists beside it contain the same information as text. */
export const ChartDrawing = ({ name, machine, active, fitsFrame }: ChartDrawingProps) => {
  const { width, height, boxes, arrows } = useMemo(() => layOutChart(machine), [machine])
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    const [first] = boxes
    if (current && first)
      current.scrollLeft =
        ((first.x + first.width / 2) / width) * current.scrollWidth - current.clientWidth / 2
  }, [boxes, width, fitsFrame])
  return (
    <Frame ref={frame} role="region" aria-label={`The chart of ${name}`} tabIndex={0}>
      <Svg
        minWidth={fitsFrame ? undefined : `${width * minScale}px`}
        maxWidth={`${width}px`}
        mx="auto"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`The states of ${name} and the ways between them`}
      >
        <defs>
          <marker
            id="arrow-head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M0 0 L8 4 L0 8" />
          </marker>
        </defs>
        {boxes.map((box) => (
          <g key={box.name} data-state={box.name} data-active={active.has(box.name) || undefined}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              data-compound={box.isCompound || undefined}
              strokeWidth={box.isFinal ? 3 : 1}
            />
            <text
              x={box.isCompound ? box.x + 8 : box.x + box.width / 2}
              y={box.isCompound ? box.y + 14 : box.y + box.height / 2 + 4}
              textAnchor={box.isCompound ? 'start' : 'middle'}
            >
              {box.caption}
            </text>
          </g>
        ))}
        {arrows.map(({ key, points }) => (
          <path key={key} d={pathOf(points)} markerEnd="url(#arrow-head)" />
        ))}
        {arrows.map(({ key, labels, x, y }) =>
          labels.map((text, index) => (
            <text
              key={`${key} ${text}`}
              className="arrow-label"
              x={x}
              y={y + index * line + 3}
              textAnchor="middle"
            >
              {text}
            </text>
          )),
        )}
      </Svg>
    </Frame>
  )
}
