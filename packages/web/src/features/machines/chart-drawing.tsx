import { useEffect, useMemo, useRef } from 'react'
import type { AnyStateMachine } from 'xstate'
import { chakra } from '../../ui/styled/chakra.tsx'
import { layOutChart } from './lay-out-chart.ts'

const Frame = chakra('div', {
  base: { overflow: 'auto', maxHeight: '75vh', borderWidth: '1px', borderRadius: 'lg', bg: 'bg.panel' },
})
const Svg = chakra('svg', {
  base: {
    fontSize: '11px',
    display: 'block',
    '& rect': { fill: 'bg.subtle', stroke: 'border.control', rx: '6px' },
    '& rect[data-around]': { fill: 'transparent', strokeDasharray: '4 3' },
    '& [data-lit] > rect': { fill: 'accent.subtle', stroke: 'accent.solid', strokeWidth: '2.5px' },
    '& text': { fill: 'fg' },
    '& path': { fill: 'none', stroke: 'border.control' },
    '& .words': {
      fill: 'fg.muted',
      fontSize: '10px',
      paintOrder: 'stroke',
      stroke: 'bg.panel',
      strokeWidth: '3px',
    },
    '& [data-lit] > text': { fontWeight: 'semibold' },
  },
})

const line = 15
const pathOf = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join(' ')

/** Smaller than this nobody reads it: a chart that is wider then is moved under its frame. */
const leastScale = 0.75

type ChartDrawingProps = {
  name: string
  machine: AnyStateMachine
  /** Names of the states that some tab is in. */ lit: ReadonlySet<string>
  /** Shrunk until all of it is seen, however small its words become. */ isWhole: boolean
}

/** A chart as a picture. The lists beside it say the same. */
export const ChartDrawing = ({ name, machine, lit, isWhole }: ChartDrawingProps) => {
  const { width, height, boxes, arrows } = useMemo(() => layOutChart(machine), [machine])
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = frame
    const [first] = boxes
    if (current && first)
      current.scrollLeft =
        ((first.x + first.width / 2) / width) * current.scrollWidth - current.clientWidth / 2
  }, [boxes, width, isWhole])
  return (
    <Frame ref={frame} role="region" aria-label={`The chart of ${name}`} tabIndex={0}>
      <Svg
        minWidth={isWhole ? undefined : `${width * leastScale}px`}
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
          <g key={box.name} data-state={box.name} data-lit={lit.has(box.name) || undefined}>
            <rect
              x={box.x}
              y={box.y}
              width={box.width}
              height={box.height}
              data-around={box.isAround || undefined}
              strokeWidth={box.isFinal ? 3 : 1}
            />
            <text
              x={box.isAround ? box.x + 8 : box.x + box.width / 2}
              y={box.isAround ? box.y + 14 : box.y + box.height / 2 + 4}
              textAnchor={box.isAround ? 'start' : 'middle'}
            >
              {box.caption}
            </text>
          </g>
        ))}
        {arrows.map(({ key, points }) => (
          <path key={key} d={pathOf(points)} markerEnd="url(#arrow-head)" />
        ))}
        {arrows.map(({ key, words, x, y }) =>
          words.map((text, at) => (
            <text key={`${key} ${text}`} className="words" x={x} y={y + at * line + 3} textAnchor="middle">
              {text}
            </text>
          )),
        )}
      </Svg>
    </Frame>
  )
}
