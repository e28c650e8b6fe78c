import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { leadToQuestions } from '../../../comments/open-comments.ts'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { overviewQuery } from '../../quiz-frame/use-overview.ts'
import { useEditor } from '../editor-context.ts'

const Together = lazy(() => importWhenOnline(() => import('./together.tsx')))

/** Shows the colleagues who edit the same quiz and what they save. A quiz that nobody shares asks nothing. */
export const CoEditing = () => {
  const { quiz, goTo } = useEditor()
  useEffect(() => leadToQuestions((questionNo) => goTo({ questionNo })), [goTo])
  const { data } = useQuery(overviewQuery(quiz._id))
  const isOffered = useIsOffered('bePresent')
  if (!isOffered || data?.is_shared !== true) return null
  return (
    <Suspense fallback={null}>
      <Together key={quiz._id} />
    </Suspense>
  )
}
