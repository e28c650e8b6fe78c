import { lengths } from '@quizwright/contracts/limits.ts'
import { Sigma, SquareFunction, X } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { VisualEquation } from '../../../ui/equation/visual-equation.tsx'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { WrittenField } from './written-field.tsx'

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto auto',
    columnGap: '2',
    alignItems: 'start',
    '& > svg': { mt: '3', color: 'fg.muted' },
    '& textarea': { fontFamily: 'mono' },
  },
})
const Drawn = chakra('div', { base: { gridColumn: { base: '1 / -2', sm: '2' }, minWidth: '0', mt: '1' } })
/** In one row with what is drawn of the equation. */
const Beside = chakra('div', { base: { gridColumn: { base: '-2', sm: '3 / -1' }, justifySelf: 'end' } })
const Preview = chakra('div', {
  base: { minHeight: '8', px: '3', py: '1.5', overflowX: 'auto', textStyle: 'md', color: 'fg' },
})

/** The formula is drawn after the field has shown the typed key, so that typing stays quick. */
const Following = ({ tex }: { tex: string }) => <Formula tex={useDeferredValue(tex)} display isTyped />

/** The way in which the author typed the last equation. A new one begins in the same way. */
let typesVisually = false

type EquationFieldProps = {
  label: string
  tex: string
  onWrite: (tex: string) => void
  onEnter: () => void
  onLeave: () => void
  onRemove: () => void
  /** Another button. */
  children: ReactNode
  /** Buttons of the whole content, where it is this equation alone. */
  beside: ReactNode
}

/**
 * An equation as TeX, drawn below while it is typed. The author can switch to a visual field, in which it is
 * typed as it looks.
 */
export const EquationField = ({
  label,
  tex,
  onWrite,
  onEnter,
  onLeave,
  onRemove,
  children,
  beside,
}: EquationFieldProps) => {
  const [isVisual, setIsVisual] = useState(typesVisually && tex === '')
  const [isAsked, setIsAsked] = useState(isVisual)
  const toggle = () => {
    typesVisually = !isVisual
    setIsAsked(!isVisual)
    setIsVisual(!isVisual)
  }
  return (
    <Frame data-equation onFocus={onEnter}>
      <Sigma size={16} aria-hidden />
      <WrittenField
        label={label}
        value={tex}
        maxLength={lengths.tex}
        placeholder="TeX, such as \frac{a}{b}"
        onWrite={onWrite}
        onLeave={onLeave}
      />
      <IconButton
        label={`Type ${label.toLowerCase()} visually`}
        size="sm"
        icon={<SquareFunction aria-hidden />}
        variant={isVisual ? 'outline' : 'ghost'}
        aria-pressed={isVisual}
        tabIndex={-1}
        onClick={toggle}
      />
      {children}
      <IconButton
        label={`Remove ${label.toLowerCase()}`}
        size="sm"
        tabIndex={-1}
        icon={<X aria-hidden />}
        onClick={onRemove}
      />
      {isVisual ? (
        <Drawn>
          <VisualEquation
            label={`${label}, typed visually`}
            tex={tex}
            autoFocus={isAsked}
            onWrite={onWrite}
            onLeave={onLeave}
          />
        </Drawn>
      ) : (
        tex.trim() !== '' && (
          <Drawn>
            <Preview>
              <Following tex={tex} />
            </Preview>
          </Drawn>
        )
      )}
      {beside && <Beside>{beside}</Beside>}
    </Frame>
  )
}
