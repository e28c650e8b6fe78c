import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { computeBounds, hasExtent, movedBy, withCorner } from '@quizwright/domain/kinds/hotspot/geometry.ts'
import type { Area } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { ImageAreas } from '@quizwright/ui/question/image-areas.tsx'
import { type PointerEvent, useRef, useState } from 'react'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { AreaHandles } from './area-handles.tsx'

const Canvas = chakra('div', {
  base: {
    maxWidth: '100%',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'crosshair',
    '--areas-height': '26rem',
  },
})
type Point = readonly [x: number, y: number]
type Drag =
  | { kind: 'move'; index: number; from: Point; area: Area }
  | { kind: 'corner'; index: number; corner: number; area: Area }
  | { kind: 'draw'; from: Point }

const drawn = ([x, y]: Point, [toX, toY]: Point): Area => ({
  shape: 'rectangle',
  points: [Math.min(x, toX), Math.min(y, toY), Math.max(x, toX), Math.max(y, toY)],
  name: '',
})

/** Smaller ones are a press, not a drawn area. */
const smallest = 15

/**
 * Runs a change that makes the card longer below the image. The browser would keep in place what is below the card, and
 * the image would jump away from who draws on it.
 */
const keepingPlace = (change: () => void): void => {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  change()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.overflowAnchor = ''
    }),
  )
}

type AreaCanvasProps = {
  link: string
  description: string
  areas: readonly Area[]
  right: readonly number[]
  active: number | undefined
  onActivate: (index: number | undefined) => void
  /** Called when an area was moved, changed or drawn. */
  onChange: (areas: Area[]) => void
  /** Called for each press of an arrow key. All until the focus leaves are one undo step. */
  onStep: (areas: Area[]) => void
}

/**
 * The image, on which areas are drawn, moved and pulled by their corners. The handles in the middle and at the corners
 * take the arrow keys, too. The fields below do the same by numbers.
 */
export const AreaCanvas = (props: AreaCanvasProps) => {
  const { link, description, areas, right, active, onActivate, onChange, onStep } = props
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag>(undefined)
  // While something is dragged only the image shows it; the question changes once, when it is dropped.
  const [dragged, setDragged] = useState<Area[]>()
  const shown = dragged ?? areas

  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = defined(
      defined(frame.current, 'frame.current').querySelector('img'),
      'image',
    ).getBoundingClientRect()
    const within = (value: number): number =>
      Math.round(Math.min(kindLimits.areaUnits, Math.max(0, kindLimits.areaUnits * value)))
    return [within((event.clientX - left) / (width || 1)), within((event.clientY - top) / (height || 1))]
  }
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    const target = event.target as Element
    const corner = target.closest<HTMLElement>('[data-corner]')
    const pressed = target.closest<HTMLElement>('[data-area], [data-move]')
    const from = pointOf(event)
    if (corner && active !== undefined)
      drag.current = {
        kind: 'corner',
        index: active,
        corner: Number(corner.dataset['corner']),
        area: elementAt(areas, active),
      }
    else if (pressed) {
      const index = Number(pressed.dataset['area'] ?? active)
      onActivate(index)
      drag.current = { kind: 'move', index, from, area: elementAt(areas, index) }
    } else if (areas.length < kindLimits.areas) drag.current = { kind: 'draw', from }
    else return
    defined(frame.current, 'frame.current').setPointerCapture?.(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent): void => {
    const now = drag.current
    if (!now) return
    const to = pointOf(event)
    if (now.kind === 'draw') setDragged([...areas, drawn(now.from, to)])
    else if (now.kind === 'corner') setDragged(areas.with(now.index, withCorner(now.area, now.corner, to)))
    else setDragged(areas.with(now.index, movedBy(now.area, to[0] - now.from[0], to[1] - now.from[1])))
  }
  const onPointerUp = (): void => {
    const last = drag.current
    drag.current = undefined
    setDragged(undefined)
    if (!last || !dragged) return
    const changed = elementAt(dragged, last.kind === 'draw' ? areas.length : last.index)
    const { width, height } = computeBounds(changed)
    if (last.kind === 'draw' && Math.min(width, height) < smallest) return
    if (!hasExtent(changed)) return
    keepingPlace(() => {
      onChange(dragged)
      if (last.kind === 'draw') onActivate(areas.length)
    })
  }
  const handled = active === undefined ? undefined : shown[active]
  return (
    <Canvas
      ref={frame}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    >
      <ImageAreas
        url={link}
        name={description}
        areas={shown}
        stateOf={(index) => (index === active ? 'chosen' : '')}
        signOf={(index) => (right.includes(index) ? '✓ ' : '')}
      >
        {handled && active !== undefined && (
          <AreaHandles
            area={handled}
            number={active + 1}
            onStep={(changed) => onStep(areas.with(active, changed))}
          />
        )}
      </ImageAreas>
    </Canvas>
  )
}
