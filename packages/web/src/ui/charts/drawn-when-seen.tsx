import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../loading/skeleton.tsx'
import { chakra } from '../styled/chakra.tsx'

const Drawing = chakra('div', {
  base: { position: 'relative', minWidth: '0', _print: { height: 'auto !important' } },
})

/** So near to the view a drawing begins, so that it is there when it is scrolled to. */
const nearby = '300px'
/** After so long on a screen all its drawings are made, so that what is printed is whole. */
const restMs = 6_000

type DrawnWhenSeenProps = { height: number | undefined; ratio: number | undefined; children: ReactNode }

/**
 * The place of a drawing, which is loaded and made when it comes near to the view. Two maps that nobody had scrolled
 * to were a fifth of what the statistics sent.
 */
export const DrawnWhenSeen = ({ height, ratio, children }: DrawnWhenSeenProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (isSeen || !place.current) return
    const draw = () => setIsSeen(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) draw()
      },
      { rootMargin: nearby },
    )
    observer.observe(place.current)
    const timer = setTimeout(draw, restMs)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isSeen])
  const waiting = <Skeleton height="full" />
  return (
    <Drawing ref={place} style={{ height, aspectRatio: ratio }}>
      {isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </Drawing>
  )
}
