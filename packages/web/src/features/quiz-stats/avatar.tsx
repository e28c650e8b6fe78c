import { useState } from 'react'
import { chakra } from '../../ui/styled/chakra.tsx'

const Round = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    boxSize: '7',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: '2xs',
    fontWeight: 'semibold',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
})

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/**
 * Shows a student's image, or the initials if there is none. Hidden from screen readers, because the name is
 * beside it.
 */
export const Avatar = ({ name, image }: { name: string; image: string | null | undefined }) => {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Round aria-hidden>
      {image && !isBroken ? (
        <img src={image} alt="" loading="lazy" onError={() => setIsBroken(true)} />
      ) : (
        initialsOf(name)
      )}
    </Round>
  )
}
