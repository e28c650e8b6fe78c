import { X } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'

const Frame = chakra('figure', { base: { display: 'flex', alignItems: 'flex-start', gap: '2', m: '0' } })
const Image = chakra('img', {
  base: {
    maxWidth: 'min(100%, 20rem)',
    maxHeight: '15rem',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.subtle',
  },
})
const Hint = chakra('figcaption', { base: { textStyle: 'xs', color: 'fg.muted' } })

/** The image of a text, and the recommended size. */
export const ImageField = ({
  name,
  link,
  onRemove,
}: {
  name: string
  link: string
  onRemove: () => void
}) => {
  const { imageHint } = useEditor()
  return (
    <Frame>
      <Image src={link} alt={`${name} image`} loading="lazy" />
      <IconButton
        label={`Remove the image of ${name.toLowerCase()}`}
        size="sm"
        icon={<X aria-hidden />}
        onClick={onRemove}
      />
      <Hint>Best {imageHint}</Hint>
    </Frame>
  )
}
