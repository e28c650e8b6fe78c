import { createContext, use } from 'react'
import { Badge } from '../ui/feedback/badge.tsx'

/** The ids of the quizzes with unsaved changes on this device. `app` provides them, because drafts are authoring's. */
export const UnsavedQuizzes = createContext<ReadonlySet<string>>(new Set())

/** Says that a quiz has changes that only this browser knows. */
export const UnsavedBadge = ({ quizId }: { quizId: string }) =>
  use(UnsavedQuizzes).has(quizId) ? (
    <Badge tone="warning" title="Open the questions to save or discard them. Nobody else sees them yet.">
      Unsaved changes on this device
    </Badge>
  ) : null
