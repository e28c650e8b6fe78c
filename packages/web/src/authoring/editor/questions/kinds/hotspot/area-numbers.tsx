import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Area } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { ParsedField } from '../../../../../ui/form/parsed-field.tsx'
import { chakra } from '../../../../../ui/styled/chakra.tsx'

const Numbers = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > div': { width: '4.75rem' },
    '& > [data-wide]': { width: '16rem' },
  },
})

type Points = Area['points']

const within = (value: number): number => Math.min(kindLimits.areaUnits, Math.max(0, value))
/** People read percent, with one decimal. */
const write = (thousandths: number): string => String(thousandths / 10)
const read = (typed: string): number => within(Math.round(10 * Number(typed.trim().replace(',', '.')) || 0))

const writeCorners = (points: Points): string =>
  Array.from({ length: points.length / 2 }, (_, at) =>
    [elementAt(points, 2 * at), elementAt(points, 2 * at + 1)].map(write).join(' '),
  ).join(', ')
const readCorners = (typed: string): Points =>
  typed
    .split(/[,;]/)
    .map((corner) => corner.trim().split(/\s+/).filter(Boolean))
    .filter((corner) => corner.length === 2)
    .slice(0, kindLimits.areaCorners)
    .flatMap((corner) => corner.map(read))

type Field = { label: string; value: number; set: (value: number) => Points }

/** A rectangle by its corner and its size, a circle by its centre and its radius. */
const fieldsOf = ({ shape, points }: Area): Field[] => {
  const [x = 0, y = 0, third = 0, fourth = 0] = points
  const moved = (dx: number, dy: number): Points =>
    shape === 'circle' ? [x + dx, y + dy, third] : [x + dx, y + dy, within(third + dx), within(fourth + dy)]
  const place: Field[] = [
    { label: say('Left %'), value: x, set: (left) => moved(left - x, 0) },
    { label: say('Top %'), value: y, set: (top) => moved(0, top - y) },
  ]
  return shape === 'circle'
    ? [...place, { label: say('Radius %'), value: third, set: (radius) => [x, y, radius] }]
    : [
        ...place,
        { label: say('Width %'), value: third - x, set: (width) => [x, y, within(x + width), fourth] },
        { label: say('Height %'), value: fourth - y, set: (height) => [x, y, third, within(y + height)] },
      ]
}

type AreaNumbersProps = { area: Area; onChange: (points: Points) => void }

/** The place and the size of an area in percent of the image. */
export const AreaNumbers = ({ area, onChange }: AreaNumbersProps) => (
  <Numbers>
    {area.shape === 'polygon' ? (
      <div data-wide="">
        <ParsedField
          label={say('Corners: left % and top %')}
          hideLabel={false}
          placeholder="10 10, 30 10, 20 25"
          value={area.points}
          write={writeCorners}
          read={readCorners}
          onChange={onChange}
        />
      </div>
    ) : (
      fieldsOf(area).map(({ label, value, set }) => (
        <div key={label}>
          <ParsedField
            label={label}
            hideLabel={false}
            placeholder="0"
            value={value}
            write={write}
            read={read}
            onChange={(changed) => onChange(set(changed))}
          />
        </div>
      ))
    )}
  </Numbers>
)
