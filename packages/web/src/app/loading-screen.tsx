import { say } from '@quizwright/domain/language/say.ts'
import { useContext } from 'react'
import { InsideFrame } from '../ui/layout/inside-frame.ts'
import { Page } from '../ui/layout/page.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'

/**
 * A placeholder for a screen that is loading. It stays invisible while the frame above it could still push it
 * down.
 */
export const LoadingScreen = () => {
  const isMoving = useContext(InsideFrame) === 'moving'
  return (
    <div style={isMoving ? { visibility: 'hidden' } : undefined}>
      <Page title={<Skeleton width="12rem" height="8" aria-label={say('Loading')} />}>
        <Skeleton height="16rem" />
      </Page>
    </div>
  )
}
