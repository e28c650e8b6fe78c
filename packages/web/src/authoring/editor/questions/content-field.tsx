import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useImageUpload } from '../../../files/use-image-upload.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Content } from './content.ts'
import { ContentAdders } from './content-adders.tsx'
import { ContentLine } from './content-line.tsx'
import { DrawnContent } from './drawn-content.tsx'
import { EquationField } from './equation-field.tsx'
import { ImageField } from './image-field.tsx'
import { SwitchContent } from './switch-content.tsx'
import { useAreas } from './use-areas.ts'
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
  /** Buttons at the end of its tools. */
  children?: ReactNode
}

/**
 * What a question, an option and a solution alike are made of: a text, an equation and an image, each
 * optional. A formula alone needs no text above it.
 */
export const ContentField = ({
  name,
  content,
  folded,
  isTabStop,
  onChange,
  onLeave,
  onKeyDown,
  onPasteText,
  children,
  ...written
}: ContentFieldProps) => {
  const upload = useImageUpload((image) => onChange({ image }))
  const drop = useImageDrop(upload.uploadFiles, onPasteText)
  const frame = useRef<HTMLDivElement>(null)
  const areas = useAreas(frame, content, onChange)
  const { area } = areas
  const isEquationAlone = area === 'equation'
  // Folded there is one thing to press; what is typed goes to what it shows.
  const typedInto = folded && isEquationAlone ? 'equation' : 'text'
  const beside = !folded && (
    <ContentAdders name={name} content={content} areas={areas} upload={upload}>
      {children}
    </ContentAdders>
  )

  return (
    <Frame
      ref={frame}
      data-content
      data-over={drop.isOver || undefined}
      {...drop.handlers}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) areas.leave()
      }}
    >
      {(folded || !isEquationAlone) && (
        <ContentLine toolsOf={folded ? undefined : name}>
          <WrittenText
            {...written}
            label={`${name} ${typedInto}`}
            value={content[typedInto]}
            folded={folded ? <DrawnContent name={name} content={content} {...written} /> : undefined}
            isRead={content.equation !== '' || content.image !== ''}
            tabIndex={folded && !isTabStop ? -1 : 0}
            onWrite={(typed) => onChange({ [typedInto]: typed })}
            onLeave={onLeave}
            onKeyDown={onKeyDown}
            onPaste={drop.onPaste}
          />
          {beside}
        </ContentLine>
      )}
      {!folded && area !== 'text' && (
        <EquationField
          onEnter={areas.keep}
          label={`${name} equation`}
          tex={content.equation}
          onWrite={(equation) => onChange({ equation })}
          onLeave={onLeave}
          onKeyDown={isEquationAlone ? onKeyDown : undefined}
          beside={isEquationAlone && beside}
          // Its line may end with a cross already, which takes all of it away; the switch takes the equation.
          onRemove={isEquationAlone && children ? undefined : areas.removeEquation}
        >
          <SwitchContent name={name} content={content} areas={areas} />
        </EquationField>
      )}
      {!folded && content.image !== '' && (
        <ImageField name={name} link={content.image} onRemove={areas.removeImage} />
      )}
    </Frame>
  )
}
