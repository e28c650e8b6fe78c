import { createListCollection } from '@chakra-ui/react/collection'
import { useMemo, useRef, useState } from 'react'
import { createValue, foundOptions } from './found-options.ts'
import type { PickerOption, PickerProps } from './picker-options.ts'

export type Picking = Pick<PickerProps, 'options' | 'onCreate'> & {
  values: readonly string[]
  multiple: boolean
  onChange: (values: string[]) => void
  typed: string
}

/** The text typed into a picker, the matching options, and the handlers for typing and choosing. */
export const useFilteredOptions = ({
  options,
  onCreate,
  values,
  multiple,
  onChange,
  typed: begun,
}: Picking) => {
  const [typed, setTyped] = useState(begun)
  // The text when an option was chosen, because the list closes and empties the field before it reports the
  // choice.
  const lastTyped = useRef(begun)
  const canCreate = onCreate !== undefined
  const found = useMemo(
    () => foundOptions({ options, values, typed, multiple, canCreate }),
    [options, values, typed, multiple, canCreate],
  )
  // Selected options stay in the collection while they are filtered out, because the field needs their names.
  const selected = options.filter((option) => values.includes(option.value))
  return {
    typed,
    found,
    collection: createListCollection<PickerOption>({ items: [...new Set([...found, ...selected])] }),
    /** Sets the text of the field. Text that was not typed but follows from a choice counts as empty. */
    type: (text: string, byHand: boolean) => {
      if (byHand) lastTyped.current = text
      setTyped(byHand ? text : '')
    },
    close: () => setTyped(''),
    select: (next: string[]) => {
      if (next.includes(createValue)) onCreate?.(lastTyped.current.trim())
      // Typing the name of a selected option keeps it; only a click in the unfiltered list removes it.
      else if (lastTyped.current === '' || next.length >= values.length) onChange(next)
      lastTyped.current = ''
      setTyped('')
    },
  }
}
