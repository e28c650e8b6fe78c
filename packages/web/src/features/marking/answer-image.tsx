import { useState } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'

/** Until the size of the image is known, its place has the shape of most images, so that little moves. */
const Frame = chakra('a', {
  base: {
    display: 'block',
    '&[aria-busy=true]': {
      aspectRatio: '4 / 3',
      bg: 'bg.muted',
      borderRadius: 'md',
      overflow: 'hidden',
    },
    '& > img': { display: 'block', maxWidth: 'full', borderRadius: 'md', bg: 'white' },
    '&[aria-busy=true] > img': { bg: 'transparent', width: 'full' },
  },
})

/** An image of an answer, as wide as the panel at most. Its link opens it alone. */
export const AnswerImage = ({ link, no }: { link: string; no: number }) => {
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
      <img src={link} alt={`Image ${no} of the answer`} onLoad={stop} onError={stop} />
    </Frame>
  )
}
