import { chakra } from '@chakra-ui/react/styled-system'
import { Sigma } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'
import { EquationField } from './equation-field.tsx'
import { WrittenField } from './written-field.tsx'

const Frame = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '2', flex: '1', minWidth: '0' } })
const Line = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '1' } })

export type Content = { text: string; equation: string; image: string }

type ContentFieldProps = {
  /** What this is the content of: "Question 3", "Option 2". */
  name: string
  content: Content
  maxLength: number
  placeholder?: string
  invalid?: boolean
  onChange: (changes: Partial<Content>) => void
  onLeave: () => void
  onKeyDown?: Parameters<typeof WrittenField>[0]['onKeyDown']
  onPaste?: Parameters<typeof WrittenField>[0]['onPaste']
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/** What a question, an option and a solution alike are made of: a text, an equation and a picture, each optional. */
export const ContentField = ({ name, content, onChange, onLeave, children, ...written }: ContentFieldProps) => {
  const [wantsEquation, setWantsEquation] = useState(false)
  const hasEquation = wantsEquation || content.equation !== ''
  return (
    <Frame>
      <Line>
        <WrittenField {...written} label={`${name} text`} value={content.text} onWrite={(text) => onChange({ text })} onLeave={onLeave} />
        {!hasEquation && <IconButton label={`Add an equation to ${name.toLowerCase()}`} icon={<Sigma aria-hidden />} onClick={() => setWantsEquation(true)} />}
        {children}
      </Line>
      {hasEquation && (
        <EquationField
          // Emptied while one is in it, it stays.
          onEnter={() => setWantsEquation(true)}
          label={`${name} equation`} tex={content.equation} onWrite={(equation) => onChange({ equation })} onLeave={onLeave}
          onRemove={() => {
            setWantsEquation(false)
            onChange({ equation: '' })
          }}
        />
      )}
    </Frame>
  )
}
