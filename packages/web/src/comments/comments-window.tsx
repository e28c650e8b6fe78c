import { lazy, Suspense } from 'react'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import { useOpenComments } from './open-comments.ts'

const CommentsPanel = lazy(() => importWhenOnline(() => import('./panel/comments-panel.tsx')))

/** The panel of comments beside a screen of a quiz, where it is open. */
export const CommentsWindow = ({ quizId }: { quizId: string }) => {
  const place = useOpenComments(quizId)
  return (
    <Suspense fallback={null}>
      {place && <CommentsPanel key={`${place.questionId} ${place.resultId}`} place={place} />}
    </Suspense>
  )
}
