import { say } from '@quizwright/domain/language/say.ts'
import { Combobox } from '@chakra-ui/react/combobox'
import { ChevronDown } from 'lucide-react'
import { Field } from '../form/field.tsx'
import { Spinner } from '../loading/spinner.tsx'
import { ChakraContext } from '../styled/chakra-context.tsx'
import { OptionList } from './option-list.tsx'
import { PickerFailure } from './picker-failure.tsx'
import { type ComboboxFieldProps, placeholderOf } from './picker-options.ts'
import { useFilteredOptions } from './use-filtered-options.ts'
import { inputRecipe } from '../form/input-recipe.ts'

/** The input of a picker, with room for the button at its end. */
const comboboxInputStyles = { ...inputRecipe.base, pe: '9' } as const

/** The button inside the field that opens its list. */
const comboboxTriggerStyles = {
  position: 'absolute',
  insetEnd: '0',
  top: '0',
  height: 'full',
  width: '9',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: 'fg.muted',
  cursor: 'pointer',
} as const

/** A text field with a list of options, which `Picker` and `MultiPicker` share. */
export const ComboboxField = ({
  options,
  values,
  onChange,
  multiple = false,
  placeholder,
  disabled,
  loading = false,
  failure,
  onRetry,
  onType,
  onCreate,
  typed = '',
  ...field
}: ComboboxFieldProps) => {
  const filter = useFilteredOptions({ options, onCreate, values, multiple, onChange, typed })
  return (
    <Field {...field}>
      {(control) => (
        <ChakraContext>
          <Combobox.Root
            unstyled
            collection={filter.collection}
            multiple={multiple}
            disabled={disabled}
            ids={{ input: control.id }}
            value={[...values]}
            defaultInputValue={typed}
            defaultOpen={typed !== ''}
            openOnClick
            closeOnSelect
            inputBehavior="autohighlight"
            positioning={{ strategy: 'fixed', sameWidth: true }}
            selectionBehavior={multiple ? 'clear' : 'replace'}
            onValueChange={({ value }) => filter.select(value)}
            onInputValueChange={({ inputValue, reason }) => {
              const isTyped = reason === 'input-change'
              filter.type(inputValue, isTyped)
              if (isTyped) onType?.(inputValue)
            }}
            onOpenChange={({ open }) => !open && filter.close()}
          >
            <Combobox.Control position="relative">
              <Combobox.Input
                {...control}
                placeholder={placeholderOf({ failure, placeholder })}
                css={comboboxInputStyles}
              />
              <Combobox.Trigger
                aria-label={say('Show {label}', { label: field.label })}
                {...comboboxTriggerStyles}
              >
                {loading ? <Spinner /> : <ChevronDown size={16} aria-hidden />}
              </Combobox.Trigger>
            </Combobox.Control>
            <PickerFailure failure={failure} onRetry={onRetry} />
            <OptionList
              options={filter.found}
              loading={loading}
              hasFailed={Boolean(failure)}
              areAllChosen={filter.typed === '' && values.length > 0}
            />
          </Combobox.Root>
        </ChakraContext>
      )}
    </Field>
  )
}
