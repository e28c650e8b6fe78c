import type { ImageSize } from '@quizwright/contracts/schemas/marking.ts'
import { useState } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'

/**
 * Reserves the place of the image by its size. If the size is unknown, the place has the shape of most images, so that
 * little moves.
 */
const Frame = chakra('a', {
  base: {
    display: 'block',
    '& > img': {
      display: 'block',
      maxWidth: 'full',
      height: 'auto',
      borderRadius: 'md',
      bg: 'white',
    },
    '&[aria-busy=true] > img': { bg: 'bg.muted' },
    '&[aria-busy=true] > img:not([width])': { aspectRatio: '4 / 3', width: 'full' },
  },
})

type AnswerImageProps = { link: string; no: number; size: ImageSize | null | undefined }

/** An image of an answer, as wide as the panel at most. Its link opens it alone. */
export const AnswerImage = ({ link, no, size }: AnswerImageProps) => {
  const [isLoading, setLoading] = useState(true)
  const stop = () => setLoading(false)
  return (
    <Frame
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      title="Open in a new tab"
      aria-busy={isLoading}
    >
      <img
        src={link}
        alt={`Image ${no} of the answer`}
        width={size?.width}
        height={size?.height}
        onLoad={stop}
        onError={stop}
      />
    </Frame>
  )
}
