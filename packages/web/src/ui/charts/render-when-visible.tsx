import { type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '../loading/skeleton.tsx'
import { useNearsView } from '../loading/use-nears-view.ts'
import { chakra } from '../styled/chakra.tsx'

const Drawing = chakra('div', {
  base: {
    position: 'relative',
    minWidth: '0',
    _print: { height: 'auto !important', aspectRatio: 'auto !important' },
  },
})

/** The distance from the viewport at which a drawing is made, so that it is ready when it is scrolled to. */
const nearby = '300px'

const OnScreen = chakra('div', { base: { height: 'full', _print: { display: 'none' } } })
const OnPaper = chakra('div', { base: { display: 'none', _print: { display: 'block' } } })

type RenderWhenVisibleProps = {
  height: number | undefined
  ratio: number | undefined
  /** Printed while the drawing is not made yet, because printing does not wait until it is loaded. */
  instead: ReactNode
  children: ReactNode
}

/**
 * The placeholder of a drawing, which is loaded and made when it comes near the viewport. Two maps that
 * nobody had scrolled to were a fifth of what the statistics loaded.
 */
export const RenderWhenVisible = ({ height, ratio, instead, children }: RenderWhenVisibleProps) => {
  const [place, setPlace] = useState<HTMLDivElement | null>(null)
  const isSeen = useNearsView(place, nearby)
  const waiting = (
    <>
      <OnScreen>
        <Skeleton height="full" />
      </OnScreen>
      <OnPaper>{instead}</OnPaper>
    </>
  )
  return (
    <Drawing ref={setPlace} style={{ height, aspectRatio: ratio }}>
      {isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </Drawing>
  )
}
