import { say, texts } from '@quizwright/domain/language/say.ts'
import { placeOf } from '@quizwright/domain/kinds/hotspot/blank.ts'
import { asShape } from '@quizwright/domain/kinds/hotspot/geometry.ts'
import { type Area, type AreaShape, areaShapes } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { kindLimits, lengths } from '@quizwright/domain/limits.ts'
import { Plus, X } from 'lucide-react'
import { Button, IconButton } from '../../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { AreaNumbers } from './area-numbers.tsx'
import { Wrap } from '../../../../../ui/layout/parts.tsx'

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '2',
    py: '2',
    ps: '2',
    borderTopWidth: '1px',
    borderColor: 'border',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'transparent',
    '&[data-active]': { borderInlineStartColor: 'accent.solid' },
    '& > strong': { minWidth: '4.5rem', textStyle: 'sm' },
    '& > [data-name]': { flex: '1 1 10rem', minWidth: '0' },
    '& > [data-place]': { flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& [data-shape]': { width: '8rem' },
  },
})
const List = chakra('ol', { base: { listStyle: 'none' } })

const shapeNames: Readonly<Record<AreaShape, string>> = texts({
  rectangle: 'Rectangle',
  circle: 'Circle',
  polygon: 'Polygon',
})
const adderNames: Readonly<Record<AreaShape, string>> = texts({
  rectangle: 'Add rectangle',
  circle: 'Add circle',
  polygon: 'Add polygon',
})

type AreaRowsProps = {
  areas: readonly Area[]
  right: readonly number[]
  active: number | undefined
  onActivate: (index: number) => void
  onChange: (areas: Area[]) => void
  onRight: (right: number[]) => void
  onRemove: (index: number) => void
}

/** A row for each area: whether it is right, its shape and place as numbers, and its name. */
export const AreaRows = (props: AreaRowsProps) => {
  const { areas, right, active, onActivate, onChange, onRight, onRemove } = props
  const canAdd = areas.length < kindLimits.areas
  const add = (shape: AreaShape): void => {
    const points = asShape({ shape: 'rectangle', points: placeOf(areas.length) }, shape)
    onChange([...areas, { shape, points, name: '' }])
    onActivate(areas.length)
  }
  return (
    <>
      <List>
        {areas.map((area, index) => {
          const number = index + 1
          const change = (changes: Partial<Area>): void =>
            onChange(areas.with(index, { ...area, ...changes }))
          return (
            // Areas have no id, so their index is the key.
            <Row
              key={index}
              aria-label={say('Area {number}', { number })}
              data-active={index === active || undefined}
              onFocus={() => onActivate(index)}
            >
              <strong aria-hidden>{say('Area {number}', { number })}</strong>
              <Checkbox
                label={say('Correct')}
                checked={right.includes(index)}
                onChange={(isRight) =>
                  onRight(
                    isRight ? [...right, index].sort((a, b) => a - b) : right.filter((one) => one !== index),
                  )
                }
              />
              <div data-name="">
                <TextField
                  label={say('Name')}
                  hideLabel
                  size="sm"
                  placeholder={say('Name, for you and the statistics')}
                  maxLength={lengths.option}
                  value={area.name}
                  onChange={(name) => change({ name })}
                />
              </div>
              <IconButton
                label={say('Remove area {number}', { number })}
                icon={<X aria-hidden />}
                onClick={() => onRemove(index)}
              />
              <div data-place="">
                <div data-shape="">
                  <Select
                    label={say('Shape')}
                    size="sm"
                    value={area.shape}
                    options={areaShapes.map((shape) => ({ value: shape, label: say(shapeNames[shape]) }))}
                    onChange={(shape) => change({ shape, points: asShape(area, shape) })}
                  />
                </div>
                <AreaNumbers area={area} onChange={(points) => change({ points })} />
              </div>
            </Row>
          )
        })}
      </List>
      <Wrap>
        {areaShapes.map((shape) => (
          <Button
            key={shape}
            size="sm"
            icon={<Plus aria-hidden />}
            disabled={!canAdd}
            onClick={() => add(shape)}
          >
            {say(adderNames[shape])}
          </Button>
        ))}
      </Wrap>
    </>
  )
}
