import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import {
  centreOf,
  cornersOf,
  hasExtent,
  movedBy,
  withCorner,
} from '@quizwright/domain/kinds/hotspot/geometry.ts'
import type { Area } from '@quizwright/domain/kinds/hotspot/schema.ts'
import type { KeyboardEvent } from 'react'
import { chakra } from '../../../../../ui/styled/chakra.tsx'

type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean }

const small = 2
const large = 20

/** By how many thousandths of the image an arrow key moves; with Shift, further. Undefined for any other key. */
const stepOf = ({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): [number, number] | undefined => {
  if (altKey || ctrlKey || metaKey) return undefined
  const by = shiftKey ? large : small
  switch (key) {
    case 'ArrowLeft':
      return [-by, 0]
    case 'ArrowRight':
      return [by, 0]
    case 'ArrowUp':
      return [0, -by]
    case 'ArrowDown':
      return [0, by]
    default:
      return undefined
  }
}

type Point = readonly [x: number, y: number]

const Handle = chakra('button', {
  base: {
    position: 'absolute',
    boxSize: '3.5',
    transform: 'translate(-50%, -50%)',
    borderRadius: 'full',
    bg: 'white',
    borderWidth: '2px',
    borderColor: 'black',
    cursor: 'grab',
    // What is pressed is larger than what is seen.
    _before: { content: '""', position: 'absolute', inset: '-2' },
    _focusVisible: { outline: '3px solid', outlineColor: 'black', outlineOffset: '2px' },
    '&[data-move]': { borderRadius: 'l1', cursor: 'move' },
  },
})

/** The corners that are pulled; of a circle its edge, to the right. */
const handlesOf = (area: Area): Point[] =>
  area.shape === 'circle'
    ? [[elementAt(area.points, 0) + elementAt(area.points, 2), elementAt(area.points, 1)]]
    : cornersOf(area)

const placeAt = ([x, y]: Point) => ({ left: `${x / 10}%`, top: `${y / 10}%` })

type AreaHandlesProps = {
  area: Area
  number: number
  /** Called for each press of an arrow key. All until the focus leaves are one undo step. */
  onStep: (area: Area) => void
}

/** The handles of the chosen area: one in its middle moves it, those at its corners change it. */
export const AreaHandles = ({ area, number, onStep }: AreaHandlesProps) => {
  const changeByKey = (event: KeyboardEvent, changedBy: (step: Point) => Area): void => {
    const step = stepOf(event)
    if (!step) return
    event.preventDefault()
    const changed = changedBy(step)
    // At the edge of the image nothing changes any more.
    if (hasExtent(changed) && changed.points.join() !== area.points.join()) onStep(changed)
  }
  const title = say('Drag, or press the arrow keys')
  return (
    <>
      <Handle
        type="button"
        data-move=""
        aria-label={say('Move area {number}', { number })}
        title={title}
        style={placeAt(centreOf(area))}
        onKeyDown={(event) => changeByKey(event, ([x, y]) => movedBy(area, x, y))}
      />
      {handlesOf(area).map((place, corner) => (
        <Handle
          key={corner}
          type="button"
          data-corner={corner}
          aria-label={say('Corner {corner} of area {number}', { corner: corner + 1, number })}
          title={title}
          style={placeAt(place)}
          onKeyDown={(event) =>
            changeByKey(event, ([x, y]) => withCorner(area, corner, [place[0] + x, place[1] + y]))
          }
        />
      ))}
    </>
  )
}
