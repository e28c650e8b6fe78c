import { notices } from '@quizwright/contracts/texts.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useImageUpload } from '../../files/use-image-upload.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import { CopiedText } from './copied-text.tsx'
import { ToolCard } from './tool-card.tsx'

const Picture = chakra('img', {
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

/** One picture goes up and its link comes back. */
export const ImageToLink = () => {
  const [link, setLink] = useState('')
  const { take, isUploading } = useImageUpload((stored) => setLink(new URL(stored, location.href).href))
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isUploading) take([...(event.clipboardData?.files ?? [])])
  })
  useEffect(() => {
    // Wherever the focus is: nothing else on the page takes a picture.
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return (
    <ToolCard
      title="Image to link"
      purpose="For the image_url columns of a CSV file, or wherever a picture is named by its address."
    >
      <FileDrop
        label="Choose, drop or paste an image"
        hint={notices.editorImage}
        accept="image/png,image/jpeg,image/gif,image/webp"
        onFiles={take}
        disabled={isUploading}
      />
      {isUploading && <Progress label="Uploading the image" />}
      <CopiedText label="Link of the image" text={link} />
      {link !== '' && <Picture src={link} alt="The image as it was stored" />}
    </ToolCard>
  )
}
