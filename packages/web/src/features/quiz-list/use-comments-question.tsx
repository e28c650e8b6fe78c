import { type ReactNode, useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import { countOpenComments } from '../../comments/count-open-comments.ts'
import { openComments } from '../../comments/open-comments.ts'
import { href } from '../../routes/routes.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'

const load = () => import('../../comments/open-before-publishing.tsx')

/** Asks before a quiz of the list is published while comments on it are open. `question` is to be rendered. */
export const useCommentsQuestion = () => {
  const [question, show] = useState<ReactNode>(null)
  const [, navigate] = useLocation()
  const askFirst = useCallback(
    async (quizId: string, publish: () => void) => {
      const open = await countOpenComments(quizId)
      if (open === 0) return publish()
      const { OpenBeforePublishing } = await importWhenOnline(load)
      show(
        <OpenBeforePublishing
          open={open}
          publish={publish}
          read={() => {
            openComments({ quizId })
            navigate(href.preview({ quizId }))
          }}
          close={() => show(null)}
        />,
      )
    },
    [navigate],
  )
  return { askFirst, question }
}
