import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { gapsOf, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { readAnswers, writeAnswers } from '@quizwright/domain/kinds/cloze/gap-line.ts'
import { withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { listOf } from '@quizwright/domain/kinds/cloze/mark.ts'
import type { InteractionKey } from '@quizwright/domain/kinds/interaction-key.ts'
import type { Interaction } from '@quizwright/domain/kinds/interaction.ts'
import { pieceInWords } from '@quizwright/domain/kinds/pieces.ts'
import { letterOf } from '@quizwright/domain/rules/letter-of.ts'
import { ImageAreas } from '@quizwright/ui/question/image-areas.tsx'
import { useId } from 'react'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Select } from '../ui/form/select.tsx'
import { ParsedField } from '../ui/form/parsed-field.tsx'
import { chakra } from '../ui/styled/chakra.tsx'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    '& legend': { textStyle: 'label', mb: '1.5' },
    '& > p': { textStyle: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})

type Of<K extends InteractionKey['kind']> = {
  interaction: Extract<Interaction, { kind: K }>
  given: Extract<InteractionKey, { kind: K }>
  onChange: (key: InteractionKey) => void
}

const MatchingKey = ({ interaction, given: { kind, key }, onChange }: Of<'matching'>) => {
  const { prompts, choices } = interaction.presentation
  const options = choices.map((choice, index) => ({
    value: String(index),
    label: `${letterOf(index)}. ${pieceInWords(choice)}`,
  }))
  return prompts.map((prompt, index) => (
    <Select
      key={index}
      label={pieceInWords(prompt)}
      size="sm"
      value={String(key.right[index]?.[0] ?? 0)}
      options={options}
      onChange={(chosen) =>
        onChange({ kind, key: { ...key, right: key.right.with(index, [Number(chosen)]) } })
      }
    />
  ))
}

const OrderingKey = ({ interaction, given: { kind, key }, onChange }: Of<'ordering'>) => {
  const options = interaction.presentation.items.map((item, index) => ({
    value: String(index),
    label: pieceInWords(item),
  }))
  /** The item that stood in this place goes where the chosen one was. */
  const place = (at: number, item: number): void =>
    onChange({
      kind,
      key: { order: key.order.with(key.order.indexOf(item), elementAt(key.order, at)).with(at, item) },
    })
  return key.order.map((item, at) => (
    <Select
      key={at}
      label={say('Place {number}', { number: at + 1 })}
      size="sm"
      value={String(item)}
      options={options}
      onChange={(chosen) => place(at, Number(chosen))}
    />
  ))
}

const ClozeKey = ({ interaction, given: { kind, key }, onChange }: Of<'cloze'>) => {
  const gaps = gapsOf({ ...interaction, key })
  const change = (index: number, { accepted, numbers }: Pick<WholeGap, 'accepted' | 'numbers'>): void =>
    onChange({
      kind,
      key: { ...key, gaps: key.gaps.with(index, { ...elementAt(key.gaps, index), accepted, numbers }) },
    })
  return gaps.map((gap, index) => {
    const list = listOf(gap, interaction.presentation.bank)
    const name = say('Gap {number}', { number: index + 1 })
    if (list)
      return (
        <Select
          key={index}
          label={name}
          size="sm"
          value={gap.accepted.find(({ share }) => share === 100)?.value ?? ''}
          options={list.map((word) => ({ value: word, label: word }))}
          onChange={(value) =>
            change(index, { accepted: [{ value, is_pattern: false, share: 100 }], numbers: [] })
          }
        />
      )
    return (
      <ParsedField
        key={index}
        label={name}
        hideLabel={false}
        placeholder={say('Paris | City of Paris @50%')}
        value={gap}
        write={writeAnswers}
        read={(written) => ({ ...gap, ...readAnswers(gap.as, written), choices: gap.choices })}
        onChange={(changed) => change(index, changed)}
      />
    )
  })
}

const HotspotKey = ({ interaction, given: { kind, key }, onChange }: Of<'hotspot'>) => {
  const { areas, image_url: image, image_description: description = '' } = interaction.presentation
  return (
    <>
      <ImageAreas
        url={image}
        name={description}
        areas={areas}
        stateOf={(index) => (key.right.includes(index) ? 'chosen' : '')}
      />
      {areas.map((area, index) => (
        <Checkbox
          key={index}
          label={[say('Area {number}', { number: index + 1 }), area.name].filter(Boolean).join(': ')}
          checked={key.right.includes(index)}
          onChange={(isRight) =>
            onChange({
              kind,
              key: {
                right: areas.flatMap((_, at) =>
                  (at === index ? isRight : key.right.includes(at)) ? [at] : [],
                ),
              },
            })
          }
        />
      ))}
    </>
  )
}

type ChooseKeyProps = {
  text: string
  interaction: Interaction
  given: InteractionKey
  disabled: boolean
  onChange: (key: InteractionKey) => void
}

const Parts = ({
  interaction,
  given,
  onChange,
}: Pick<ChooseKeyProps, 'interaction' | 'given' | 'onChange'>) => {
  if (interaction.kind === 'matching' && given.kind === 'matching')
    return <MatchingKey interaction={interaction} given={given} onChange={onChange} />
  if (interaction.kind === 'ordering' && given.kind === 'ordering')
    return <OrderingKey interaction={interaction} given={given} onChange={onChange} />
  if (interaction.kind === 'cloze' && given.kind === 'cloze')
    return <ClozeKey interaction={interaction} given={given} onChange={onChange} />
  if (interaction.kind === 'hotspot' && given.kind === 'hotspot')
    return <HotspotKey interaction={interaction} given={given} onChange={onChange} />
  return null
}

/** Asks what is right in each part of a question. It begins with what is right so far. */
export const ChooseKey = ({ text, interaction, given, disabled, onChange }: ChooseKeyProps) => {
  const id = useId()
  return (
    <Group disabled={disabled} aria-describedby={id}>
      <legend>{say('Correct answer for each part')}</legend>
      <p id={id} dir="auto">
        {interaction.kind === 'cloze' ? withBlanks(text) : text}
      </p>
      <Parts interaction={interaction} given={given} onChange={onChange} />
    </Group>
  )
}
