import { lengths } from '@quizwright/domain/limits.ts'
import { Sigma, SquareFunction, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { VisualEquation } from '../../../ui/equation/visual-equation.tsx'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { ContentLine, LineTools } from './content-line.tsx'
import { DrawnField } from './drawn-field.tsx'
import { useRested } from './use-rested.ts'
import { WrittenField } from './written-field.tsx'

const Both = chakra('div', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
})

/** Drawn when typing pauses, because half-typed TeX is not a formula yet, and typing must stay fast. */
const Following = ({ tex }: { tex: string }) => <Formula tex={useRested(tex)} isAlone isTyped />

/** How the author typed the last equation, visually or as TeX. A new equation begins the same way. */
let typesVisually = false

type EquationFieldProps = {
  label: string
  tex: string
  onWrite: (tex: string) => void
  onEnter: () => void
  onLeave: () => void
  /** Undefined if the button that removes the equation is among the tools. */
  onRemove: (() => void) | undefined
  onKeyDown: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined
  /** An additional button for the equation. */
  children: ReactNode
  /** Tools and buttons of the whole content, if it consists of this equation only. */
  beside: ReactNode
}

/**
 * An equation, drawn in place. While it is edited it shows its TeX, or a visual field in which it is typed as
 * it looks.
 */
export const EquationField = ({
  label,
  tex,
  onWrite,
  onEnter,
  onLeave,
  onRemove,
  onKeyDown,
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
  const hasTex = tex.trim() !== ''
  const written = {
    label,
    value: tex,
    maxLength: lengths.tex,
    placeholder: 'TeX, such as \\frac{a}{b}',
    onWrite,
    onLeave,
    ...(onKeyDown && { onKeyDown }),
  }
  return (
    <ContentLine data-equation onEnter={onEnter} toolsOf={label}>
      <Sigma size={16} aria-hidden />
      {isVisual ? (
        <Both data-cell>
          <WrittenField {...written} />
          <VisualEquation
            label={`${label}, typed visually`}
            tex={tex}
            autoFocus={isAsked}
            onWrite={onWrite}
            onLeave={onLeave}
          />
        </Both>
      ) : (
        <DrawnField
          {...written}
          drawn={hasTex && <Formula tex={tex} isAlone isTyped />}
          following={hasTex && <Following tex={tex} />}
        />
      )}
      <LineTools>
        <IconButton
          label={`Type ${label.toLowerCase()} visually`}
          icon={<SquareFunction aria-hidden />}
          variant={isVisual ? 'outline' : 'ghost'}
          aria-pressed={isVisual}
          tabIndex={-1}
          onClick={toggle}
        />
        {children}
        {onRemove && (
          <IconButton
            label={`Remove ${label.toLowerCase()}`}
            tabIndex={-1}
            icon={<X aria-hidden />}
            onClick={onRemove}
          />
        )}
      </LineTools>
      {beside}
    </ContentLine>
  )
}
