import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { Sigma, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Formula } from '@quizwright/ui/formula/formula.tsx'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { VisualEquation } from '../../../ui/equation/visual-equation.tsx'
import { ContentLine, LineTools } from './content-line.tsx'
import { RenderedField } from './rendered-field.tsx'
import { drawAfterMs, useDebounced } from '../../../ui/form/use-debounced.ts'
import { GrowingTextArea } from './growing-text-area.tsx'
import { rememberChoice, rememberedChoice } from '../../../ui/remembered-choice.ts'

/** The local storage key of how the author types equations. */
const storageKey = 'equationsTyped'
const asTex = 'as TeX'

/** Whether a new equation begins with the visual field, as it does until the author chooses TeX. */
const typesVisually = (): boolean => rememberedChoice(storageKey) !== asTex

const rememberTyping = (isVisual: boolean): void => rememberChoice(storageKey, isVisual ? 'visually' : asTex)

const Both = chakra('div', {
  base: { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
})

/** Drawn when typing pauses, because half-typed TeX is not a formula yet, and typing must stay fast. */
const Following = ({ tex }: { tex: string }) => (
  <Formula tex={useDebounced(tex, drawAfterMs)} isAlone isTyped />
)

type EquationFieldProps = {
  label: string
  tex: string
  onWrite: (tex: string) => void
  onEnter: () => void
  /** Undefined if the button that removes the equation is among the tools. */
  onRemove: (() => void) | undefined
  onKeyDown: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined
  /** An additional button for the equation. */
  children: ReactNode
  /** Tools and buttons of the whole content, if it consists of this equation only. */
  beside: ReactNode
}

/**
 * An equation, drawn in place. A new one is typed as it looks, above its TeX, unless the author prefers TeX alone.
 */
export const EquationField = ({
  label,
  tex,
  onWrite,
  onEnter,
  onRemove,
  onKeyDown,
  children,
  beside,
}: EquationFieldProps) => {
  const [isVisual, setIsVisual] = useState(() => tex === '' && typesVisually())
  const [isAsked, setIsAsked] = useState(isVisual)
  const toggle = () => {
    rememberTyping(!isVisual)
    setIsAsked(!isVisual)
    setIsVisual(!isVisual)
  }
  const hasTex = tex.trim() !== ''
  const written = {
    label,
    value: tex,
    maxLength: lengths.tex,
    placeholder: say('TeX, such as \\frac{a}{b}'),
    onWrite,
    ...(onKeyDown && { onKeyDown }),
  }
  return (
    <ContentLine data-equation onEnter={onEnter} toolsOf={label}>
      <Sigma size={16} aria-hidden />
      {isVisual ? (
        <Both data-cell>
          <VisualEquation
            label={say('{label}, visual editor', { label })}
            tex={tex}
            autoFocus={isAsked}
            onWrite={onWrite}
          />
          <GrowingTextArea {...written} />
        </Both>
      ) : (
        <RenderedField
          {...written}
          drawn={hasTex && <Formula tex={tex} isAlone isTyped />}
          following={hasTex && <Following tex={tex} />}
        />
      )}
      <LineTools>
        <Button
          size="sm"
          variant="ghost"
          aria-label={labelled(isVisual ? say('TeX editor') : say('Visual editor'), label)}
          title={isVisual ? say('Edit this equation as TeX') : say('Edit this equation visually')}
          tabIndex={-1}
          onClick={toggle}
        >
          {isVisual ? say('TeX editor') : say('Visual editor')}
        </Button>
        {children}
        {onRemove && (
          <IconButton
            label={say('Remove {label}', { label: label.toLowerCase() })}
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
