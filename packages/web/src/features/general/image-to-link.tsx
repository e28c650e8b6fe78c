import { say } from '@quizwright/domain/language/say.ts'
import { notices } from '@quizwright/domain/texts.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useImageUpload } from '../../files/use-image-upload.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { CopiedText } from '../../ui/form/copied-text.tsx'
import { ToolCard } from './tool-card.tsx'

const Preview = chakra('img', {
  base: {
    maxWidth: 'full',
    maxHeight: '20rem',
    alignSelf: 'center',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.muted',
  },
})

/** Uploads an image and shows its link. */
export const ImageToLink = () => {
  const [link, setLink] = useState('')
  const { uploadFiles, isUploading } = useImageUpload((stored) =>
    setLink(new URL(stored, location.href).href),
  )
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isUploading) uploadFiles([...(event.clipboardData?.files ?? [])])
  })
  useEffect(() => {
    // Listens on the document, because no other part of this page accepts pasted images.
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <ToolCard
      title={say('Get a link to an image')}
      purpose={say(
        'Upload an image and paste its link into an image_url column of a CSV file, or anywhere else.',
      )}
    >
      <FileDrop
        label={say('Choose, drop or paste an image')}
        hint={notices.editorImage}
        accept="image/png,image/jpeg,image/gif,image/webp"
        onFiles={uploadFiles}
        disabled={isUploading}
      />
      {isUploading && <Progress label={say('Uploading the image')} />}
      <CopiedText label={say('Image link')} text={link} />
      {link !== '' && <Preview src={link} alt={say('The stored image')} />}
    </ToolCard>
  )
}
