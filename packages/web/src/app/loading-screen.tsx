import { useContext } from 'react'
import { InsideFrame } from '../ui/layout/inside-frame.ts'
import { Page } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'

/** Stands for a screen whose script is on its way. Not seen while the frame above could push it down. */
export const LoadingScreen = () => {
  const isMoving = useContext(InsideFrame) === 'moving'
  return (
    <div style={isMoving ? { visibility: 'hidden' } : undefined}>
      <Page title={<Skeleton width="12rem" height="8" aria-label="Loading" />}>
        <Skeleton height="16rem" />
      </Page>
    </div>
  )
}
