import { createListCollection } from '@chakra-ui/react/collection'
import { Combobox } from '@chakra-ui/react/combobox'
import { Check, ChevronDown, Plus, RotateCw } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { ChakraContext } from '../styled/chakra-context.tsx'
import { chakra } from '../styled/chakra.tsx'
import { Field } from '../form/field.tsx'
import { inputRecipe } from '../form/input-recipe.ts'
import { findOptions, type PickerOption, type PickerProps } from './picker-options.ts'
import { Spinner } from '../loading/spinner.tsx'

/** The value of the option that adds the typed text. Ids contain no blank, so no other option has it. */
const createValue = ' create'
const optionStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  px: '2.5',
  minHeight: '9',
  width: 'full',
  borderRadius: 'md',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  _highlighted: { bg: 'bg.muted' },
  _icon: { boxSize: '4', flexShrink: 0 },
} as const
const Note = chakra('div', {
  base: {
    px: '2.5',
    py: '2',
    textStyle: 'sm',
    color: 'fg.muted',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
  },
})
/** A tooltip that stays, pointing at its field: it must be read and clicked on a phone too. */
const Tip = chakra('div', {
  base: {
    position: 'relative',
    width: 'fit-content',
    mt: '2',
    px: '2.5',
    py: '0.5',
    borderWidth: '1px',
    borderColor: 'fg.error',
    borderRadius: 'md',
    bg: 'bg.panel',
    _before: {
      content: '""',
      position: 'absolute',
      top: '-5px',
      insetStart: '4',
      boxSize: '2',
      bg: 'bg.panel',
      borderColor: 'fg.error',
      borderTopWidth: '1px',
      borderInlineStartWidth: '1px',
      transform: 'rotate(45deg)',
    },
  },
})
const Retry = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    textStyle: 'xs',
    textAlign: 'start',
    color: 'fg.error',
    cursor: 'button',
    borderRadius: 'l1',
    _hover: { textDecoration: 'underline' },
    _icon: { boxSize: '3.5', flexShrink: 0 },
  },
})

type ComboboxFieldProps = PickerProps & {
  values: readonly string[]
  onChange: (values: string[]) => void
  multiple?: boolean
}

/** A text field with a list of options: what `Picker` and `MultiPicker` share. */
export const ComboboxField = ({
  options,
  values,
  onChange,
  multiple = false,
  placeholder,
  disabled,
  loading,
  failure,
  onRetry,
  onCreate,
  ...field
}: ComboboxFieldProps) => {
  const [typed, setTyped] = useState('')
  // What was typed when an option was chosen: the list closes, and empties the field, before it says what was.
  const lastTyped = useRef('')
  const found = useMemo(() => {
    // What is chosen stands below a field for several: the list offers the others.
    const offered =
      multiple && typed === '' ? options.filter(({ value }) => !values.includes(value)) : options
    const matches = findOptions(offered, typed)
    const exists = options.some((option) => option.label.toLowerCase() === typed.trim().toLowerCase())
    return onCreate && typed.trim() !== '' && !exists
      ? [...matches, { value: createValue, label: `Add “${typed.trim()}”` }]
      : matches
  }, [options, typed, onCreate, multiple, values])
  // Selected options stay in the collection while they are filtered out, or the field could not show their names.
  const selected = options.filter((option) => values.includes(option.value))
  const collection = createListCollection<PickerOption>({ items: [...new Set([...found, ...selected])] })

  const select = (next: string[]) => {
    if (next.includes(createValue)) onCreate?.(lastTyped.current.trim())
    // Typing the name of a selected option keeps it; only a click in the unfiltered list removes it.
    else if (lastTyped.current === '' || next.length >= values.length) onChange(next)
    lastTyped.current = ''
    setTyped('')
  }

  return (
    <Field {...field}>
      {(control) => (
        <ChakraContext>
          <Combobox.Root
            unstyled
            collection={collection}
            multiple={multiple}
            disabled={disabled}
            ids={{ input: control.id }}
            value={[...values]}
            openOnClick
            closeOnSelect
            inputBehavior="autohighlight"
            positioning={{ strategy: 'fixed', sameWidth: true }}
            selectionBehavior={multiple ? 'clear' : 'replace'}
            onValueChange={({ value }) => select(value)}
            onInputValueChange={({ inputValue, reason }) => {
              if (reason === 'input-change') lastTyped.current = inputValue
              setTyped(reason === 'input-change' ? inputValue : '')
            }}
            onOpenChange={({ open }) => !open && setTyped('')}
          >
            <Combobox.Control position="relative">
              <Combobox.Input
                {...control}
                placeholder={failure ? 'Not found' : placeholder}
                css={{ ...inputRecipe.base, pe: '9' }}
              />
              <Combobox.Trigger
                aria-label={`Show ${field.label}`}
                position="absolute"
                insetEnd="0"
                top="0"
                height="full"
                width="9"
                display="flex"
                alignItems="center"
                justifyContent="center"
                color="fg.muted"
                cursor="pointer"
              >
                {loading ? <Spinner /> : <ChevronDown size={16} aria-hidden />}
              </Combobox.Trigger>
            </Combobox.Control>
            {/* Below the field, not in the list: visible before the list opens, and reachable by the keyboard. */}
            <div aria-live="polite">
              {failure && (
                <Tip role="tooltip">
                  <Retry type="button" title={failure} onClick={onRetry}>
                    <RotateCw aria-hidden />
                    {failure}
                  </Retry>
                </Tip>
              )}
            </div>
            <Combobox.Positioner>
              <Combobox.Content
                zIndex="popover"
                bg="bg.panel"
                borderRadius="lg"
                boxShadow="md"
                p="1"
                maxHeight="min(20rem, var(--available-height))"
                width="var(--reference-width)"
                overflowY="auto"
              >
                {loading && <Note role="status">Loading…</Note>}
                {!loading && found.length === 0 && (
                  <Note>
                    {failure
                      ? 'Not found'
                      : typed === '' && values.length > 0
                        ? 'All are chosen.'
                        : 'Nothing is called that.'}
                  </Note>
                )}
                {found.map((option) => (
                  <Combobox.Item key={option.value} item={option} {...optionStyles}>
                    {option.value === createValue && <Plus size={16} aria-hidden />}
                    <Combobox.ItemText flex="1">{option.label}</Combobox.ItemText>
                    <Combobox.ItemIndicator color="accent.fg">
                      <Check size={16} aria-hidden />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                ))}
              </Combobox.Content>
            </Combobox.Positioner>
          </Combobox.Root>
        </ChakraContext>
      )}
    </Field>
  )
}
