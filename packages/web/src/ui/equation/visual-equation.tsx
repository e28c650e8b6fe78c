import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { chakra } from '../styled/chakra.tsx'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import type { createMathField, MathField } from './math-field.ts'
import { isVisual, plainTex } from './visual-tex.ts'

const Frame = chakra('div', {
  base: {
    minWidth: '0',
    // Reserves the height, so that nothing moves when the field is loaded.
    minHeight: '2.75rem',
    '& math-field': {
      display: 'block',
      width: 'full',
      minHeight: '10',
      px: '2',
      py: '1',
      fontSize: 'lg',
      color: 'fg',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'l2',
      '--caret-color': '{colors.accent.fg}',
      '--selection-color': '{colors.fg}',
      '--selection-background-color': '{colors.accent.muted}',
      '--contains-highlight-background-color': '{colors.bg.muted}',
      '--placeholder-color': '{colors.fg.subtle}',
    },
    '& math-field:focus-within': {
      borderColor: 'accent.focusRing',
      outline: '2px solid',
      outlineColor: 'accent.focusRing',
      outlineOffset: '-1px',
    },
    // Hides these buttons, because the keyboard and the menu are switched off.
    '& math-field::part(virtual-keyboard-toggle), & math-field::part(menu-toggle)': { display: 'none' },
  },
})
const Words = chakra('p', { base: { textStyle: 'sm', color: 'fg.muted', px: '3', py: '1.5' } })

/** Inserts TeX at the caret; `#` in it stands for the selected text. */
export type VisualInsert = (piece: string) => void

export type VisualEquationProps = {
  label: string
  tex: string
  onWrite: (tex: string) => void
  /** Whether it takes the focus when it is shown. */
  autoFocus?: boolean
  /** Whether Ctrl+Z undoes inside the field; by default the page handles it. */
  keepsSteps?: boolean
  ref?: Ref<VisualInsert | null>
}

/** A field in which an equation is typed visually. It follows changes of the TeX from outside. */
const VisualField = ({
  label,
  tex,
  onWrite,
  autoFocus = false,
  keepsSteps = false,
  ref,
}: VisualEquationProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [field, setField] = useState<MathField>()
  const [hasFailed, setHasFailed] = useState(false)
  const accepted = useRef(tex)
  const now = useRef({ tex, onWrite, autoFocus })
  useEffect(() => {
    now.current = { tex, onWrite, autoFocus }
  })

  useEffect(() => {
    let made: MathField | undefined
    let isGone = false
    const begin = (create: typeof createMathField) => {
      if (isGone) return
      made = create({ label, keepsSteps })
      const math = made
      math.value = accepted.current = now.current.tex
      math.addEventListener('input', () => {
        const written = plainTex(math.getValue('latex-without-placeholders'))
        // Refuses text that cannot be stored or drawn, even when it is pasted.
        if (written.length > lengths.tex || !isVisual(written))
          return math.setValue(accepted.current, { silenceNotifications: true })
        accepted.current = written
        now.current.onWrite(written)
      })
      math.addEventListener(
        'paste',
        (event) => {
          const pasted = event.clipboardData?.getData('text/plain') ?? ''
          if (pasted.length + accepted.current.length <= lengths.tex && isVisual(pasted)) return
          event.preventDefault()
          event.stopImmediatePropagation()
        },
        { capture: true },
      )
      place.current?.replaceChildren(math)
      if (now.current.autoFocus) math.focus()
      setField(math)
    }
    import('./math-field.ts').then(
      (loaded) => begin(loaded.createMathField),
      () => setHasFailed(true),
    )
    return () => {
      isGone = true
      made?.remove()
    }
  }, [label, keepsSteps])

  useEffect(() => {
    if (!field || tex === accepted.current) return
    accepted.current = tex
    field.setValue(tex, { silenceNotifications: true })
  }, [field, tex])

  // Null until the field is loaded.
  useImperativeHandle<VisualInsert | null, VisualInsert | null>(
    ref,
    () =>
      field
        ? (piece) => void field.insert(piece.replace('#', '#0').replaceAll('{}', '{#?}'), { focus: true })
        : null,
    [field],
  )

  if (hasFailed)
    return (
      <Words role="alert">
        {say('The visual editor couldn’t be loaded. Continue in TeX, or try again later.')}
      </Words>
    )
  return (
    <>
      {!field && <Formula tex={tex} display />}
      <Frame ref={place} />
    </>
  )
}

export const VisualEquation = (props: VisualEquationProps) =>
  isVisual(props.tex) ? (
    <VisualField {...props} />
  ) : (
    <Words>{say('This equation is too complex for the visual editor. Edit it as TeX.')}</Words>
  )
