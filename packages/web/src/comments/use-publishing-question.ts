import { type ReactNode, useCallback, useState } from 'react'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const load = () => import('./open-before-publishing.tsx')

/** Asks before a quiz is published while comments on its questions are open. `question` is to be rendered. */
export const usePublishingQuestion = (quizId: string, open: number) => {
  const [question, show] = useState<ReactNode>(null)
  const askFirst = useCallback(
    async (publish: () => void) => {
      if (open === 0) return publish()
      const { OpenBeforePublishing } = await importWhenOnline(load)
      show(OpenBeforePublishing({ quizId, open, publish, close: () => show(null) }))
    },
    [quizId, open],
  )
  return { askFirst, question }
}
