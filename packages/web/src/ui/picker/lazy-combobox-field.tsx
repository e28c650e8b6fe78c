import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { importWhenOnline } from '../loading/import-when-online.ts'
import { chakra } from '../styled/chakra.tsx'
import { ClosedCombobox } from './closed-combobox.tsx'
import type { ComboboxFieldProps } from './picker-options.ts'

const load = () => importWhenOnline(() => import('./combobox-field.tsx'))
type Loaded = Awaited<ReturnType<typeof load>>

/** What somebody did in the closed field before the code of its list was there. */
type Begun = {
  typed?: string | undefined
  isAsked?: boolean
  isComposing?: boolean
  /** Where the selection starts and ends, if it has the focus. */
  selection?: [number | null, number | null]
}

/** Sets what an input says as a key would, so that its owner hears of it. */
const typeInto = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

const Frame = chakra('div', { base: { width: 'full', minWidth: '0' } })

/**
 * A text field with a list of options, whose code is loaded when a pointer comes near it or it has the focus. What was
 * typed until then is sought as if it had been typed later.
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
      // An input method writes a character with several keys: it ends in the field where it began.
      if (input && begun.current.isComposing)
        await new Promise((composed) => input.addEventListener('compositionend', composed, { once: true }))
      if (input && document.activeElement === input)
        begun.current.selection = [input.selectionStart, input.selectionEnd]
      // At once, so that no key comes between the closed field and the one that goes on with it.
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
