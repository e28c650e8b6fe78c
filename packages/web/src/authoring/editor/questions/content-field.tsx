import { Sigma } from 'lucide-react'
import {
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { EquationField } from './equation-field.tsx'
import { ImageButton } from './image-button.tsx'
import { ImageField } from './image-field.tsx'
import { SwitchArea } from './switch-area.tsx'
import { useImageUpload } from '../../../files/use-image-upload.ts'
import { WrittenField } from './written-field.tsx'

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
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    alignItems: 'flex-start',
    columnGap: '1',
    '& > textarea': { flex: '1', minWidth: { base: 'calc(100% - 3rem)', sm: '0' } },
    '&:focus-within > [data-tools]': { display: 'flex' },
  },
})
/** On a phone they come below the text once one is in it. */
const Tools = chakra('div', {
  base: { display: { base: 'none', sm: 'flex' }, order: { base: '1', sm: '0' } },
})
/**
 * A press on a tool must not take the focus first: on a phone the tool would be gone before it is released.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export type Content = { text: string; equation: string; image: string }
type Area = 'text' | 'text and equation' | 'equation'

type ContentFieldProps = {
  /** What this is the content of: "Question", "Option 2". */
  name: string
  content: Content
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

const imagesIn = (list: DataTransfer): File[] =>
  [...list.files].filter((file) => file.type.startsWith('image/'))

/**
 * What a question, an option and a solution alike are made of: a text, an equation and an image, each
 * optional.
 */
export const ContentField = ({
  name,
  content,
  onChange,
  onLeave,
  onPasteText,
  children,
  ...written
}: ContentFieldProps) => {
  const [asked, setAsked] = useState<Area>('text')
  const [isOver, setIsOver] = useState(false)
  const { uploadFiles, isUploading } = useImageUpload((image) => onChange({ image }))
  const area: Area =
    asked === 'text' && content.equation !== ''
      ? 'text and equation'
      : asked === 'equation' && content.text !== ''
        ? 'text and equation'
        : asked
  const lower = name.toLowerCase()
  const frame = useRef<HTMLDivElement>(null)
  /** What the focus is in goes away: it goes on to what is left to write in. */
  const remove = (change: () => void) => {
    flushSync(change)
    frame.current?.querySelector('textarea')?.focus()
  }

  const onPaste = (event: ClipboardEvent) => {
    const images = imagesIn(event.clipboardData)
    if (images.length > 0) uploadFiles(images)
    else if (!onPasteText?.(event.clipboardData.getData('text/plain'))) return
    event.preventDefault()
  }
  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    uploadFiles([...event.dataTransfer.files])
  }
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const askForEquation = () => {
    flushSync(() => setAsked('text and equation'))
    frame.current?.querySelector<HTMLElement>('[data-equation] textarea')?.focus()
  }

  return (
    <Frame
      ref={frame}
      data-content
      data-over={isOver || undefined}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      {area !== 'equation' && (
        <Line>
          <WrittenField
            {...written}
            label={`${name} text`}
            value={content.text}
            onWrite={(text) => onChange({ text })}
            onLeave={onLeave}
            onPaste={onPaste}
          />
          <Tools data-tools onMouseDown={keepFocus}>
            {area === 'text' && (
              <IconButton
                label={`Add an equation to ${lower}`}
                icon={<Sigma aria-hidden />}
                onClick={askForEquation}
              />
            )}
            {content.image === '' && <ImageButton name={name} busy={isUploading} onFiles={uploadFiles} />}
          </Tools>
          {children}
        </Line>
      )}
      {area !== 'text' && (
        <EquationField
          // Emptied while one is in it, it stays.
          onEnter={() => setAsked(area)}
          label={`${name} equation`}
          tex={content.equation}
          onWrite={(equation) => onChange({ equation })}
          onLeave={onLeave}
          onRemove={() =>
            remove(() => {
              setAsked('text')
              onChange({ equation: '' })
            })
          }
        >
          {area === 'equation' ? (
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
      {area === 'equation' && (
        <Line>
          {content.image === '' && <ImageButton name={name} busy={isUploading} onFiles={uploadFiles} />}
          {children}
        </Line>
      )}
      {content.image !== '' && (
        <ImageField name={name} link={content.image} onRemove={() => remove(() => onChange({ image: '' }))} />
      )}
    </Frame>
  )
}
