import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useImageUpload } from '../../../files/use-image-upload.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { type Area, areaOf, type Content } from './content.ts'
import { ContentLine } from './content-line.tsx'
import { ContentTools, type ContentTool } from './content-tools.tsx'
import { EquationField } from './equation-field.tsx'
import { ImageField } from './image-field.tsx'
import { SwitchArea } from './switch-area.tsx'
import { useImageDrop } from './use-image-drop.ts'
import { WrittenText } from './written-text.tsx'

const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    flex: '1',
    minWidth: '0',
    borderRadius: 'l2',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'accent.solid', outlineOffset: '2px' },
  },
})
const Missing = chakra('span', { base: { color: 'fg.subtle', '&[data-invalid]': { color: 'fg.error' } } })

type ContentFieldProps = {
  /** What this is the content of: "Question", "Option 2". */
  name: string
  content: Content
  /** Its question is not in hand: it looks as students see it, and a press or a key on it unfolds the fields. */
  folded?: boolean
  /** While folded, the tabulator stops at it. */
  isTabStop?: boolean
  maxLength: number
  placeholder?: string
  invalid?: boolean
  onChange: (changes: Partial<Content>) => void
  onLeave: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** What was pasted as text; true when it was taken otherwise than into the field. */
  onPasteText?: (text: string) => boolean
  /** Buttons at the end of the line. */
  children?: ReactNode
}

/**
 * What a question, an option and a solution alike are made of: a text, an equation and an image, each
 * optional. A formula alone needs no text above it.
 */
export const ContentField = ({
  name,
  content,
  folded = false,
  isTabStop = false,
  onChange,
  onLeave,
  onKeyDown,
  onPasteText,
  children,
  ...written
}: ContentFieldProps) => {
  const [asked, setAsked] = useState<Area>('text')
  const { uploadFiles, isUploading } = useImageUpload((image) => onChange({ image }))
  const drop = useImageDrop(uploadFiles, onPasteText)
  const area = areaOf(content, asked)
  const lower = name.toLowerCase()
  const frame = useRef<HTMLDivElement>(null)
  /** Shows another field and moves the focus into it. */
  const ask = (next: Area, field: string) => {
    flushSync(() => setAsked(next))
    frame.current?.querySelector<HTMLElement>(`${field} textarea, ${field} math-field`)?.focus()
  }
  /** What the focus is in goes away: it goes on to what is left to write in. */
  const remove = (change: () => void) => {
    flushSync(change)
    frame.current?.querySelector('textarea')?.focus()
  }
  const removeEquation = () =>
    remove(() => {
      setAsked('text')
      onChange({ equation: '' })
    })
  const tools: ContentTool[] = [
    ...(area === 'text'
      ? [{ kind: 'equation' as const, run: () => ask('text and equation', '[data-equation]') }]
      : []),
    ...(area === 'equation'
      ? [{ kind: 'text' as const, run: () => ask('text and equation', '[data-cell]') }]
      : []),
  ]
  const shownTools = !folded && (
    <ContentTools
      name={name}
      tools={tools}
      image={content.image === '' ? { busy: isUploading, onFiles: uploadFiles } : undefined}
    />
  )
  const isEquationAlone = area === 'equation'
  const drawn = (
    <>
      <QuestionContent {...content} imageName={`${name} image`} />
      {content.text === '' && content.equation === '' && content.image === '' && (
        <Missing data-invalid={written.invalid || undefined}>{written.placeholder ?? 'No text yet'}</Missing>
      )}
    </>
  )

  return (
    <Frame
      ref={frame}
      data-content
      data-over={drop.isOver || undefined}
      {...drop.handlers}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        // An empty text above a formula was not wanted after all.
        if (content.text === '' && content.equation !== '') setAsked('text')
      }}
    >
      {(folded || !isEquationAlone) && (
        <ContentLine>
          <WrittenText
            {...written}
            label={folded && isEquationAlone ? `${name} equation` : `${name} text`}
            value={folded && isEquationAlone ? content.equation : content.text}
            folded={folded ? drawn : undefined}
            isRead={content.equation !== '' || content.image !== ''}
            tabIndex={folded && !isTabStop ? -1 : 0}
            onWrite={(text) => onChange(folded && isEquationAlone ? { equation: text } : { text })}
            onLeave={onLeave}
            onKeyDown={onKeyDown}
            onPaste={drop.onPaste}
          />
          {shownTools}
          {!folded && children}
        </ContentLine>
      )}
      {!folded && area !== 'text' && (
        <EquationField
          // Emptied while one is in it, it stays.
          onEnter={() => setAsked(area)}
          label={`${name} equation`}
          tex={content.equation}
          onWrite={(equation) => onChange({ equation })}
          onLeave={onLeave}
          onKeyDown={isEquationAlone ? onKeyDown : undefined}
          beside={
            isEquationAlone && (
              <>
                {shownTools}
                {children}
              </>
            )
          }
          onRemove={
            // Its line ends with a cross already, which takes all of it away; the switch takes the equation.
            isEquationAlone && children ? undefined : removeEquation
          }
        >
          {isEquationAlone ? (
            <SwitchArea
              label={`Switch ${lower} to text`}
              erases={content.equation !== ''}
              onSwitch={() => {
                setAsked('text')
                onChange({ equation: '' })
              }}
            />
          ) : (
            <SwitchArea
              label={`Switch ${lower} to the equation alone`}
              erases={content.text !== ''}
              onSwitch={() => {
                setAsked('equation')
                onChange({ text: '' })
              }}
            />
          )}
        </EquationField>
      )}
      {!folded && content.image !== '' && (
        <ImageField name={name} link={content.image} onRemove={() => remove(() => onChange({ image: '' }))} />
      )}
    </Frame>
  )
}
