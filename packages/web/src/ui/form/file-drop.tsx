import { Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { chakra } from '../styled/chakra.tsx'

const Zone = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '9rem',
    p: '6',
    textAlign: 'center',
    cursor: 'pointer',
    borderWidth: '1.5px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'lg',
    color: 'fg.muted',
    textStyle: 'sm',
    _hover: { bg: 'bg.subtle' },
    '&[data-over]': { bg: 'accent.subtle', borderColor: 'accent.solid', color: 'accent.fg' },
    '&:focus-within': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '&[data-disabled]': { layerStyle: 'disabled' },
    '& > svg': { width: '6', height: '6', mb: '1' },
    '& > strong': { color: 'fg', fontWeight: 'medium' },
  },
})
const Hidden = chakra('input', { base: { position: 'absolute', width: '1px', height: '1px', opacity: '0' } })

type FileDropProps = {
  label: string
  hint?: ReactNode
  /** As in the `accept` attribute of an input: `.csv,text/csv`. */
  accept: string
  /** Called with all files chosen or dropped at once. The caller decides whether several are allowed. */
  onFiles: (files: File[]) => void
  error?: string | undefined
  disabled?: boolean
}

/** An area for dropping files, which also opens the file dialog. */
export const FileDrop = ({ label, hint, accept, onFiles, error, disabled }: FileDropProps) => {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files])
  }
  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  return (
    <div>
      <Zone
        data-over={isOver || undefined}
        data-disabled={disabled || undefined}
        onDrop={drop}
        onDragOver={dragOver}
        onDragLeave={() => setIsOver(false)}
      >
        <Upload aria-hidden />
        <strong>{label}</strong>
        {hint && <span id={`${id}-hint`}>{hint}</span>}
        <Hidden
          type="file"
          accept={accept}
          multiple
          disabled={disabled}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
          }
          onChange={(event) => {
            const files = [...(event.target.files ?? [])]
            // Cleared, so that choosing the same file again after correcting it fires another event.
            event.target.value = ''
            if (files.length > 0) onFiles(files)
          }}
        />
      </Zone>
      <div aria-live="polite">
        {error && (
          <chakra.p id={`${id}-error`} mt="1.5" textStyle="xs" color="fg.error">
            {error}
          </chakra.p>
        )}
      </div>
    </div>
  )
}
