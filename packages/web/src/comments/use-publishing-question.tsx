import { type ReactNode, useCallback, useState } from 'react'
import { countOpenComments } from './count-open-comments.ts'
import { openComments } from './open-comments.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'

const load = () => import('./open-before-publishing.tsx')

/** Asks before a quiz is published while comments on its questions are open. `question` is to be rendered. */
export const usePublishingQuestion = (quizId: string, known: number) => {
  const [question, show] = useState<ReactNode>(null)
  const askFirst = useCallback(
    async (publish: () => void) => {
      const open = await countOpenComments(quizId, known)
      if (open === 0) return publish()
      const { OpenBeforePublishing } = await importWhenOnline(load)
      show(
        <OpenBeforePublishing
          open={open}
          publish={publish}
          read={() => openComments({ quizId })}
          close={() => show(null)}
        />,
      )
    },
    [quizId, known],
  )
  return { askFirst, question }
}
