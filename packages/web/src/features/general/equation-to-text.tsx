import { chakra } from '@chakra-ui/react/styled-system'
import { lengths } from '@quizwright/contracts/limits.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Formula } from '../../ui/formula.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { CopiedText } from './copied-text.tsx'
import { insertPiece, pieces } from './equation-pieces.ts'
import { ToolCard } from './tool-card.tsx'

const Pieces = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1.5', '& button': { minWidth: '10' } } })
const Written = chakra('div', { base: { '& textarea': { fontFamily: 'mono' } } })
const Preview = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'center', minHeight: '6rem', p: '4', overflowX: 'auto', textStyle: 'xl', borderRadius: 'lg', bg: 'bg.subtle', '& > p': { textStyle: 'sm', color: 'fg.muted' } } })

/** An equation as it is put together, and its text form. */
export const EquationToText = () => {
  const [tex, setTex] = useState('')
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isEmpty = tex.trim() === ''

  const add = (piece: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: tex.length, selectionEnd: tex.length }
    const next = insertPiece(tex, piece, from ?? tex.length, to ?? tex.length)
    if (next.tex.length > lengths.tex) return
    flushSync(() => setTex(next.tex))
    field.current?.focus()
    field.current?.setSelectionRange(next.caret, next.caret)
  }

  return (
    <ToolCard title="Equation to text" purpose="Its text form (TeX) goes into the equation columns of a CSV file, or into an equation field.">
      <Pieces role="group" aria-label="Put into the equation">
        {pieces.map(({ name, shown, piece }) => (
          <Button key={name} size="sm" title={name} onClick={() => add(piece)}><span aria-hidden><Formula tex={shown} /></span><VisuallyHidden>{name}</VisuallyHidden></Button>
        ))}
      </Pieces>
      <Written>
        <TextField label="Equation" lines={3} value={tex} maxLength={lengths.tex} spellCheck={false} placeholder="\frac{a}{b}" inputRef={field} onChange={setTex} />
      </Written>
      <Preview aria-live="polite" aria-label="The equation, drawn" role="group">{isEmpty ? <p>The equation is drawn here as it is typed.</p> : <Formula tex={tex} display />}</Preview>
      <CopiedText label="Text form" text={tex.trim().replaceAll(/\s+/g, ' ')} />
    </ToolCard>
  )
}
