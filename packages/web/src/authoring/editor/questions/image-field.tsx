import { X } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

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

/** The image of a text. */
export const ImageField = ({
  name,
  link,
  onRemove,
}: {
  name: string
  link: string
  onRemove: () => void
}) => {
  return (
    <Frame>
      <Image src={link} alt={`${name} image`} loading="lazy" />
      <IconButton
        label={`Remove the image of ${name.toLowerCase()}`}
        size="sm"
        tabIndex={-1}
        icon={<X aria-hidden />}
        onClick={onRemove}
      />
    </Frame>
  )
}
