import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ComboboxField } from '../../../ui/picker/combobox-field.tsx'
import { generalTags } from './tags.ts'

const PickerPlace = chakra('div', { base: { width: '14rem', maxWidth: 'full' } })

export type TagPickerProps = {
  names: readonly string[]
  onChange: (names: string[]) => void
  /** Called with a name that no tag has yet. */
  onCreate: (name: string) => void
  /** What was typed before this was loaded. */
  typed: string
}

/** Finds tags by name, or creates one. It takes the focus. */
export const TagPicker = ({ names, onChange, onCreate, typed }: TagPickerProps) => {
  const { data = [], isPending, error, refetch } = useQuery(generalTags)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const options = [...new Set([...data.map((tag) => tag.tag_name), ...names])].map((name) => ({
    value: name,
    label: name,
  }))
  return (
    <PickerPlace ref={place}>
      <ComboboxField
        label={say('Add a tag')}
        hideLabel
        placeholder={say('Find or add a tag')}
        multiple
        typed={typed}
        options={options}
        values={names}
        onChange={onChange}
        onCreate={(name) => onCreate(name.slice(0, lengths.tag))}
        loading={isPending}
        failure={error ? say('The tags couldn’t be loaded. Try again.') : undefined}
        onRetry={() => void refetch()}
      />
    </PickerPlace>
  )
}
