import { say } from '@quizwright/domain/language/say.ts'
import { memo } from '../../../language/memo.ts'
import { ImagePlus } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'

const Hidden = chakra('input', { base: { display: 'none' } })

type ImageButtonProps = { name: string; busy: boolean; onFiles: (files: File[]) => void }

/** Chooses an image file. An image can also be dropped on the field or pasted into it. */
export const ImageButton = memo(({ name, busy, onFiles }: ImageButtonProps) => {
  const { imageHint } = useEditor()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={say('Add an image to {name}', { name: name.toLowerCase() })}
        title={say('Add an image ({imageHint} recommended): choose, drop or paste', { imageHint })}
        busy={busy}
        tabIndex={-1}
        data-tool="image"
        aria-keyshortcuts="Alt+I"
        icon={<ImagePlus aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <Hidden
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        multiple
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The input is emptied, so that the same file can be chosen again.
          event.target.value = ''
          onFiles(files)
        }}
      />
    </>
  )
})
