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

/**
 * Keys that the field handles itself: Enter would submit a form without a choice, and Escape would close a
 * surrounding dialog.
 */
const ownKeys = new Set(['Enter', 'Escape', 'ArrowDown', 'ArrowUp'])

type ClosedComboboxProps = ComboboxFieldProps & {
  inputRef: Ref<HTMLInputElement>
  /** The typed text; undefined while the field still shows the chosen option. */
  typed: string | undefined
  onType: (typed: string | undefined) => void
  /** Called when an input method begins or ends composing. */
  onCompose: (isComposing: boolean) => void
  /** Called when the field is about to be used: the pointer is over it, or it has the focus. */
  onApproach: () => void
  /** Called when its list is requested: by an arrow key, a mouse press, or the click of a screen reader. */
  onAsk: () => void
}

/** A combobox while its list is closed, with all its attributes for screen readers. */
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
