import { say } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { GrowingTextArea } from './growing-text-area.tsx'

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

/** Shows the image of a content, with a field for its description. */
export const ImageField = ({
  name,
  link,
  description,
  onDescribe,
  onRemove,
}: {
  name: string
  link: string
  /** What the image shows, for students who cannot see it. */
  description: string
  onDescribe: (description: string) => void
  onRemove: () => void
}) => {
  const [missing, setMissing] = useState<string>()
  return (
    <>
      <Frame>
        <Image
          src={link}
          alt={description || say('{name} image', { name })}
          loading="lazy"
          onError={() => setMissing(link)}
        />
        {missing === link && <Missing>{say('This image can’t be loaded')}</Missing>}
        <IconButton
          label={say('Remove the image of {name}', { name: name.toLowerCase() })}
          size="sm"
          tabIndex={-1}
          icon={<X aria-hidden />}
          onClick={onRemove}
        />
      </Frame>
      <GrowingTextArea
        label={say('Description of the image of {name}', { name: name.toLowerCase() })}
        value={description}
        maxLength={lengths.imageDescription}
        placeholder={say('Describe the image for students who can’t see it')}
        onWrite={onDescribe}
      />
    </>
  )
}
