import { say, texts } from '@quizwright/domain/language/say.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { type Numeric, type UnitMode, unitModes } from '@quizwright/domain/kinds/numeric/schema.ts'
import { Plus, X } from 'lucide-react'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { KindRow, KindRows } from '../kind-row.tsx'

const modeNames: Readonly<Record<UnitMode, string>> = texts({
  none: 'No unit',
  shown: 'Show the unit',
  typed: 'Students type the unit',
  chosen: 'Students choose the unit',
})
const modes = () => unitModes.map((mode) => ({ value: mode, label: say(modeNames[mode]) }))

type Unit = Numeric['key']['units'][number]
const blankUnit: Unit = { name: '', also: [], factor: '1' }

/** The units with what students see of them: the first behind the field, or all to choose from. */
const withUnits = (interaction: Numeric, unit: UnitMode, units: Unit[]): Numeric => {
  const atLeastOne = units.length > 0 ? units : [blankUnit]
  const kept = unit === 'none' ? [] : atLeastOne
  const names = kept.map(({ name }) => name)
  const former = interaction.key.units.map(({ name }) => name)
  // What is offered, but none of the key, stays.
  const others = interaction.presentation.units.filter((name) => !former.includes(name))
  const shown = {
    none: [],
    typed: [],
    shown: names.slice(0, 1),
    chosen: [...names, ...others].slice(0, kindLimits.units),
  }
  return {
    ...interaction,
    presentation: { unit, units: shown[unit] },
    key: { ...interaction.key, units: kept },
  }
}

type UnitFieldsProps = { interaction: Numeric; onChange: (interaction: Numeric) => void }

/** The unit of a number: whether students give it, which ones are accepted, and what a wrong one costs. */
export const UnitFields = ({ interaction, onChange }: UnitFieldsProps) => {
  const { presentation, key } = interaction
  const { unit: mode } = presentation
  const setUnits = (units: Unit[]): void => onChange(withUnits(interaction, mode, units))
  const isGiven = mode === 'typed' || mode === 'chosen'
  return (
    <KindRows role="group" aria-label={say('Unit')}>
      <KindRow>
        <div>
          <Select
            label={say('Unit entry')}
            hideLabel
            size="sm"
            value={mode}
            options={modes()}
            onChange={(unit) => onChange(withUnits(interaction, unit, key.units))}
          />
        </div>
        {isGiven && (
          <div>
            <Select
              label={say('Penalty for a wrong unit')}
              hideLabel
              size="sm"
              value={`${key.unit_costs.share} ${key.unit_costs.of}`}
              options={costsWith(key.unit_costs)}
              onChange={(cost) => {
                const [share, of] = cost.split(' ')
                onChange({
                  ...interaction,
                  key: { ...key, unit_costs: { share: Number(share), of: of === 'all' ? 'all' : 'credit' } },
                })
              }}
            />
          </div>
        )}
      </KindRow>
      {key.units.map((unit, index) => (
        // Units have no id, so their index is the key.
        <KindRow key={index}>
          <div data-narrow="">
            <TextField
              label={
                index === 0
                  ? say('Unit of the accepted answers')
                  : say('Unit {number}', { number: index + 1 })
              }
              hideLabel
              size="sm"
              placeholder={index === 0 ? say('Unit, such as m/s') : say('Another unit')}
              maxLength={kindLimits.unitLength}
              spellCheck={false}
              value={unit.name}
              onChange={(name) => setUnits(key.units.with(index, { ...unit, name }))}
            />
          </div>
          {index > 0 && (
            <div data-narrow="">
              <TextField
                label={say('Unit {number} in terms of the first unit', { number: index + 1 })}
                hideLabel
                size="sm"
                placeholder={say('Factor')}
                maxLength={kindLimits.numberLength}
                spellCheck={false}
                value={unit.factor}
                onChange={(factor) => setUnits(key.units.with(index, { ...unit, factor }))}
              />
            </div>
          )}
          {index > 0 && (
            <Button
              size="sm"
              aria-label={say('Remove unit {number}', { number: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => setUnits(key.units.toSpliced(index, 1))}
            />
          )}
        </KindRow>
      ))}
      {isGiven && key.units.length < kindLimits.units && (
        <Button
          size="sm"
          alignSelf="start"
          icon={<Plus aria-hidden />}
          onClick={() => setUnits([...key.units, blankUnit])}
        >
          {say('Add unit')}
        </Button>
      )}
    </KindRows>
  )
}

type Costs = Numeric['key']['unit_costs']

const usualCosts: Costs[] = [
  { share: 100, of: 'credit' },
  { share: 50, of: 'credit' },
  { share: 20, of: 'credit' },
  { share: 10, of: 'credit' },
  { share: 0, of: 'credit' },
]

const costsWith = (own: Costs): { value: string; label: string }[] => {
  const isUsual = usualCosts.some(({ share, of }) => share === own.share && of === own.of)
  return (isUsual ? usualCosts : [own, ...usualCosts]).map(({ share, of }) => ({
    value: `${share} ${of}`,
    label: labelOf({ share, of }),
  }))
}

const labelOf = ({ share, of }: Costs): string => {
  if (share === 0) return say('No penalty')
  if (of === 'all') return say('A wrong unit costs {share} of all marks', { share: formatPercent(share) })
  return share === 100
    ? say('A wrong unit earns nothing')
    : say('A wrong unit costs {share}', { share: formatPercent(share) })
}
