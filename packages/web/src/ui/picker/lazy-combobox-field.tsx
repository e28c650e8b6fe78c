import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { importWhenOnline } from '../loading/import-when-online.ts'
import { chakra } from '../styled/chakra.tsx'
import { ClosedCombobox } from './closed-combobox.tsx'
import type { ComboboxFieldProps } from './picker-options.ts'

const load = () => importWhenOnline(() => import('./combobox-field.tsx'))
type Loaded = Awaited<ReturnType<typeof load>>

/** The state of the closed field before the code of its list was loaded. */
type Begun = {
  typed?: string | undefined
  isAsked?: boolean
  isComposing?: boolean
  /** The start and the end of the selection, if the field has the focus. */
  selection?: [number | null, number | null]
}

/** Sets the value of an input as typing would, so that its owner gets the event. */
const typeInto = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

const Frame = chakra('div', { base: { width: 'full', minWidth: '0' } })

/**
 * A text field with a list of options. Its code is loaded when the pointer comes near the field or it gets
 * the focus. Text typed until then is searched for as if it had been typed later.
 */
export const LazyComboboxField = (props: ComboboxFieldProps) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const [typed, setTyped] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const closed = useRef<HTMLInputElement>(null)
  const begun = useRef<Begun>({})
  const isLoading = useRef(false)

  const approach = async () => {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const module = await load()
      const input = closed.current
      // An input method composes a character with several keys, and must end in the field where it began.
      if (input && begun.current.isComposing)
        await new Promise((composed) => input.addEventListener('compositionend', composed, { once: true }))
      if (input && document.activeElement === input)
        begun.current.selection = [input.selectionStart, input.selectionEnd]
      // Synchronous, so that no key is lost between the closed field and its replacement.
      flushSync(() => setLoaded(module))
    } catch {
      isLoading.current = false
    }
  }
  const ask = () => {
    begun.current.isAsked = true
    closed.current?.focus()
    void approach()
  }
  const type = (text: string | undefined) => {
    begun.current.typed = text
    setTyped(text)
  }

  useEffect(() => {
    const input = frame.current?.querySelector('input')
    const { selection, isAsked, typed: typedBefore } = begun.current
    if (!loaded || !input || !selection) return
    input.focus()
    if (typedBefore !== undefined) typeInto(input, typedBefore)
    else if (isAsked) input.click()
    input.setSelectionRange(...selection)
  }, [loaded])

  return (
    <Frame ref={frame}>
      {loaded ? (
        <loaded.ComboboxField {...props} />
      ) : (
        <ClosedCombobox
          {...props}
          inputRef={closed}
          typed={typed}
          onType={type}
          onCompose={(isComposing) => (begun.current.isComposing = isComposing)}
          onApproach={() => void approach()}
          onAsk={ask}
        />
      )}
    </Frame>
  )
}
