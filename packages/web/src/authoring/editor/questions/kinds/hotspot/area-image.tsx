import { say } from '@quizwright/domain/language/say.ts'
import type { Hotspot } from '@quizwright/domain/kinds/hotspot/schema.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useImageUpload } from '../../../../../files/use-image-upload.ts'
import { IconButton } from '../../../../../ui/buttons/button.tsx'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { ImageButton } from '../../image-button.tsx'
import { useImageDrop } from '../../use-image-drop.ts'
import { GrowingTextArea } from '../../growing-text-area.tsx'

const Empty = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    p: '3',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    textStyle: 'sm',
    color: 'fg.muted',
    '&[data-over]': { outline: '2px dashed', outlineColor: 'accent.solid', outlineOffset: '2px' },
  },
})
const Shown = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2', '& > div': { minWidth: '0' } },
})

type AreaImageProps = {
  link: string
  description: string
  onChange: (changes: Partial<Pick<Hotspot['presentation'], 'image_url' | 'image_description'>>) => void
  /** The image with its areas. */
  children: ReactNode
}

/** Asks for the image whose areas are chosen, then shows it with what it shows in words. */
export const AreaImage = ({ link, description, onChange, children }: AreaImageProps) => {
  const upload = useImageUpload((image) => onChange({ image_url: image }))
  const drop = useImageDrop(upload.uploadFiles, undefined)
  if (link === '')
    return (
      <Empty {...drop.handlers} data-over={drop.isOver || undefined}>
        <ImageButton name={say('Areas')} busy={upload.isUploading} onFiles={upload.uploadFiles} />
        <span>{say('Add the image that students choose areas of: choose a file or drop it here')}</span>
      </Empty>
    )
  return (
    <>
      <Shown>
        {children}
        <IconButton
          label={say('Remove the image; its areas stay')}
          size="sm"
          icon={<X aria-hidden />}
          onClick={() => onChange({ image_url: '' })}
        />
      </Shown>
      <GrowingTextArea
        label={say('Description of the image with the areas')}
        value={description}
        maxLength={lengths.imageDescription}
        placeholder={say('Describe the image for students who can’t see it')}
        onWrite={(written) => onChange({ image_description: written })}
      />
    </>
  )
}
