import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { Field } from '../form/field.tsx'
import { Spinner } from '../loading/spinner.tsx'
import { chakra } from '../styled/chakra.tsx'
import { comboboxInputStyles, comboboxTriggerStyles } from './combobox-styles.ts'
import { PickerFailure } from './picker-failure.tsx'
import { type ComboboxFieldProps, placeholderOf } from './picker-options.ts'

const Control = chakra('div', { base: { position: 'relative' } })
const Input = chakra('input', { base: comboboxInputStyles })
const Trigger = chakra('button', { base: comboboxTriggerStyles })

/** Enter would send a form with what is not chosen yet, and Escape close a dialog around it. */
const ownKeys = new Set(['Enter', 'Escape', 'ArrowDown', 'ArrowUp'])

type ClosedComboboxProps = ComboboxFieldProps & {
  inputRef: Ref<HTMLInputElement>
  /** Nothing where the field still says what was chosen. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  /** An input method begins, or ends, to write. */
  onCompose: (isComposing: boolean) => void
  /** It is about to be used: a pointer is over it, or it has the focus. */
  onApproach: () => void
  /** Its list is asked for, by an arrow key, a button that goes down, or the click of a screen reader. */
  onAsk: () => void
}

/** What a combobox looks like, and what screen readers are told of it, while its list is closed. */
export const ClosedCombobox = ({
  options,
  values,
  multiple,
  placeholder,
  disabled,
  loading,
  failure,
  onRetry,
  onCreate: _onCreate,
  onChange: _onChange,
  inputRef,
  typed,
  onType,
  onCompose,
  onApproach,
  onAsk,
  ...field
}: ClosedComboboxProps) => {
  const chosen = multiple ? undefined : options.find(({ value }) => value === values[0])
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Control onPointerEnter={onApproach}>
            <Input
              {...control}
              ref={inputRef}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={false}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed ?? chosen?.label ?? ''}
              placeholder={placeholderOf({ failure, placeholder })}
              disabled={disabled}
              onFocus={onApproach}
              onChange={(event) => onType(event.target.value)}
              onCompositionStart={() => onCompose(true)}
              onCompositionEnd={() => onCompose(false)}
              onBlur={() => onType(undefined)}
              onMouseDown={onAsk}
              onClick={onAsk}
              onKeyDown={(event) => {
                if (!ownKeys.has(event.key) || event.nativeEvent.isComposing) return
                event.preventDefault()
                if (event.key === 'Escape') onType(undefined)
                else if (event.key !== 'Enter') onAsk()
              }}
            />
            <Trigger
              type="button"
              tabIndex={-1}
              aria-label={`Show ${field.label}`}
              aria-haspopup="listbox"
              aria-expanded={false}
              disabled={disabled}
              onMouseDown={(event) => {
                event.preventDefault()
                onAsk()
              }}
              onClick={onAsk}
            >
              {loading ? <Spinner /> : <ChevronDown size={16} aria-hidden />}
            </Trigger>
          </Control>
          <PickerFailure failure={failure} onRetry={onRetry} />
        </>
      )}
    </Field>
  )
}
