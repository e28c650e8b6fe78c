import { say } from '@quizwright/domain/language/say.ts'
import { createContext, use } from 'react'
import { Badge } from '../ui/feedback/badge.tsx'
import { sayMoment } from '../ui/format/say-date.ts'

/**
 * The quizzes with unsaved changes: on this device (null), or when another device changed them. `app` provides them,
 * because drafts are authoring's.
 */
export const UnsavedQuizzes = createContext<ReadonlyMap<string, string | null>>(new Map())

/** Says that a quiz has changes that nobody but its author sees yet, and where they were made. */
export const UnsavedBadge = ({ quizId }: { quizId: string }) => {
  const elsewhere = use(UnsavedQuizzes).get(quizId)
  if (elsewhere === undefined) return null
  return (
    <Badge
      tone="warning"
      title={say('Open the questions to save or discard them. No one else sees them yet.')}
    >
      {elsewhere === null
        ? say('Unsaved changes on this device')
        : say('Unsaved changes on another device, {elsewhere}', { elsewhere: sayMoment(elsewhere) })}
    </Badge>
  )
}
