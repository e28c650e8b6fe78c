import { say } from '@quizwright/domain/language/say.ts'
import type { Direction } from '@quizwright/domain/rules/text-direction.ts'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import { useImageUpload } from '../../../files/use-image-upload.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Content } from './content.ts'
import { ContentAdders } from './content-adders.tsx'
import { ContentLine } from './content-line.tsx'
import { EquationField } from './equation-field.tsx'
import { ImageField } from './image-field.tsx'
import { type Areas, useAreas } from './use-areas.ts'
import { type PastedText, useImageDrop } from './use-image-drop.ts'
import { FormulaTextField } from './rendered-field.tsx'
import { SwitchArea } from './switch-area.tsx'

type SwitchContentProps = { name: string; content: Content; areas: Areas }

/** The button beside an equation that replaces it by a text, or removes the text above it. */
const SwitchContent = ({ name, content, areas }: SwitchContentProps) => {
  const lower = name.toLowerCase()
  return areas.area === 'equation' ? (
    <SwitchArea
      label={say('Switch {name} to text', { name: lower })}
      erases={content.equation !== ''}
      onSwitch={areas.switchToText}
    />
  ) : (
    <SwitchArea
      label={say('Switch {name} to equation only', { name: lower })}
      erases={content.text !== ''}
      onSwitch={areas.switchToEquation}
    />
  )
}

const Missing = chakra('span', { base: { color: 'fg.subtle', '&[data-invalid]': { color: 'fg.error' } } })

type DrawnContentProps = { name: string; content: Content; placeholder?: string; invalid?: boolean }

/** Shows a content as students see it, or a placeholder if it is empty. */
const DrawnContent = ({ name, content, placeholder, invalid }: DrawnContentProps) => (
  <>
    <QuestionContent {...content} imageName={content.description || say('{name} image', { name })} />
    {content.text === '' && content.equation === '' && content.image === '' && (
      <Missing data-invalid={invalid || undefined}>{placeholder ?? say('No text yet')}</Missing>
    )}
  </>
)

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
  /** The name of the content: "Question", "Option 2". */
  name: string
  content: Content
  /**
   * Whether its question is not active. Then it looks as students see it, and pressing it or typing expands
   * the fields.
   */
  collapsed?: boolean
  /** Whether it is a tab stop while collapsed. */
  isTabStop?: boolean
  /** The direction of a text without letters. */
  baseDirection?: Direction | undefined
  maxLength: number
  placeholder?: string
  invalid?: boolean
  onChange: (changes: Partial<Content>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  /** Handles pasted text. Returns true if it did something other than inserting the text into the field. */
  onPasteText?: (pasted: PastedText) => boolean
  /** Additional buttons at the end of its tools. */
  children?: ReactNode
}

/**
 * The fields of a question, an option or a solution: a text, an equation and an image, each optional. A
 * content with only an equation shows no text field.
 */
export const ContentField = ({
  name,
  content,
  collapsed,
  isTabStop,
  onChange,
  onKeyDown,
  onPasteText,
  children,
  ...written
}: ContentFieldProps) => {
  const upload = useImageUpload((image) => onChange({ image, description: '' }))
  const drop = useImageDrop(upload.uploadFiles, onPasteText)
  const frame = useRef<HTMLDivElement>(null)
  const areas = useAreas(frame, content, onChange)
  const { area } = areas
  const isEquationAlone = area === 'equation'
  // A collapsed content is a single element; typing goes into the field that it shows.
  const typedInto = collapsed && isEquationAlone ? 'equation' : 'text'
  const beside = !collapsed && (
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
      {(collapsed || !isEquationAlone) && (
        <ContentLine toolsOf={collapsed ? undefined : name}>
          <FormulaTextField
            {...written}
            label={typedInto === 'text' ? say('{name} text', { name }) : say('{name} equation', { name })}
            value={content[typedInto]}
            collapsed={collapsed ? <DrawnContent name={name} content={content} {...written} /> : undefined}
            isRead={content.equation !== '' || content.image !== ''}
            tabIndex={collapsed && !isTabStop ? -1 : 0}
            onWrite={(typed) => onChange({ [typedInto]: typed })}
            onKeyDown={onKeyDown}
            onPaste={drop.onPaste}
          />
          {beside}
        </ContentLine>
      )}
      {!collapsed && area !== 'text' && (
        <EquationField
          onEnter={areas.keep}
          label={say('{name} equation', { name })}
          tex={content.equation}
          onWrite={(equation) => onChange({ equation })}
          onKeyDown={isEquationAlone ? onKeyDown : undefined}
          beside={isEquationAlone && beside}
          // The remove button at the end of the line removes everything; the switch only removes the
          // equation.
          onRemove={isEquationAlone && children ? undefined : areas.removeEquation}
        >
          <SwitchContent name={name} content={content} areas={areas} />
        </EquationField>
      )}
      {!collapsed && content.image !== '' && (
        <ImageField
          name={name}
          link={content.image}
          description={content.description ?? ''}
          onDescribe={(description) => onChange({ description })}
          onRemove={areas.removeImage}
        />
      )}
    </Frame>
  )
}
