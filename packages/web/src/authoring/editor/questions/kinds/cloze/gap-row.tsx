import { say, texts } from '@quizwright/domain/language/say.ts'
import { excessOf, readAnswers, writeAnswers } from '@quizwright/domain/kinds/cloze/gap-line.ts'
import { type GapMode, gapModes } from '@quizwright/domain/kinds/cloze/schema.ts'
import type { WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { X } from 'lucide-react'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { KindRow } from '../kind-row.tsx'
import { ParsedField } from '../../../../../ui/form/parsed-field.tsx'

const modeNames: Readonly<Record<GapMode, string>> = texts({
  typed: 'Typed text',
  number: 'A number',
  chosen: 'Chosen from a list',
  bank: 'From the word bank',
})
const modes = () => gapModes.map((mode) => ({ value: mode, label: say(modeNames[mode]) }))

const placeholders: Readonly<Record<GapMode, string>> = texts({
  typed: 'Paris | City of Paris @50%',
  number: '9.81 +- 0.05 | 9.8 @50%',
  chosen: 'red | *green | blue: star before the correct one',
  bank: 'The correct word',
})

/** The same answers in another form: choices become words, and the other way round. */
const withMode = (gap: WholeGap, as: GapMode): Partial<WholeGap> => {
  const words = gap.as === 'number' ? gap.numbers.map(({ value }) => value) : undefined
  const accepted = words ? readAnswers('typed', words.join(' | ')).accepted : gap.accepted
  if (as === 'number') return { as, ...readAnswers(as, writeAnswers({ ...gap, as: 'typed', accepted })) }
  const plain = as === 'typed' ? accepted : accepted.map((one) => ({ ...one, is_pattern: false }))
  const listed = gap.choices.length > 0 ? gap.choices : plain.map(({ value }) => value)
  return { as, accepted: plain, numbers: [], choices: as === 'chosen' ? listed : [] }
}

/** What teachers mostly choose. A weight of a file is listed, too. */
const usualWeights = [0, 1, 2, 3, 4, 5]

const weightChoices = (own: number) =>
  [...new Set([...usualWeights, own])]
    .sort((a, b) => a - b)
    .map((weight) => ({
      value: String(weight),
      label: weight === 0 ? say('No marks') : say('Weight {weight}', { weight }),
    }))

type GapRowProps = {
  id: string
  no: number
  gap: WholeGap
  /** Whether gaps earn marks by their weights. */
  isWeighed: boolean
  onChange: (changes: Partial<WholeGap>) => void
  onEnter: () => void
  onRemove: () => void
}

const GapNumber = chakra('span', { base: { textStyle: 'sm', minWidth: '3.5rem', pb: '1.5' } })

/** One gap: how it is filled, and what is right in it, in one line. */
export const GapRow = ({ id, no, gap, isWeighed, onChange, onEnter, onRemove }: GapRowProps) => (
  <KindRow id={id}>
    <GapNumber>{say('Gap {number}', { number: no })}</GapNumber>
    <div style={{ width: '12rem', maxWidth: '100%' }}>
      <Select
        label={say('How gap {number} is filled', { number: no })}
        hideLabel
        size="sm"
        value={gap.as}
        options={modes()}
        onChange={(as) => onChange(withMode(gap, as))}
      />
    </div>
    <div data-wide="">
      <ParsedField
        label={say('Answers of gap {number}', { number: no })}
        placeholder={say(placeholders[gap.as])}
        value={gap}
        write={writeAnswers}
        read={(written) => ({ ...gap, ...readAnswers(gap.as, written) })}
        // More than fits is not taken.
        onChange={(changed) => excessOf(changed) === undefined && onChange(changed)}
        onEnter={onEnter}
      />
    </div>
    {isWeighed && (
      <div style={{ width: '8rem' }}>
        <Select
          label={say('Weight of gap {number}', { number: no })}
          hideLabel
          size="sm"
          value={String(gap.weight)}
          options={weightChoices(gap.weight)}
          onChange={(weight) => onChange({ weight: Number(weight) })}
        />
      </div>
    )}
    <Button
      size="sm"
      aria-label={say('Remove gap {number}', { number: no })}
      icon={<X aria-hidden />}
      onClick={onRemove}
    />
  </KindRow>
)
