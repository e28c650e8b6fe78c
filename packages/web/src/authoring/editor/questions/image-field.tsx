import { useState } from 'react'
import { X } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Frame = chakra('figure', { base: { display: 'flex', alignItems: 'flex-start', gap: '2', m: '0' } })
const Image = chakra('img', {
  base: {
    // Leaves room for the button beside it.
    minWidth: '0',
    maxWidth: 'min(100%, 20rem)',
    maxHeight: '15rem',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border',
    bg: 'bg.subtle',
  },
})

const Missing = chakra('span', { base: { textStyle: 'sm', color: 'fg.warning', py: '1' } })

/** Shows the image of a content. */
export const ImageField = ({
  name,
  link,
  onRemove,
}: {
  name: string
  link: string
  onRemove: () => void
}) => {
  const [missing, setMissing] = useState<string>()
  return (
    <Frame>
      <Image src={link} alt={`${name} image`} loading="lazy" onError={() => setMissing(link)} />
      {missing === link && <Missing>This image can not be loaded</Missing>}
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
