import { say } from '@quizwright/domain/language/say.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { useLateAnswers } from './use-late-answers.ts'

const LateAnswersDialog = lazy(() => importWhenOnline(() => import('./late-answers-dialog.tsx')))

/** Shown if answers arrived after the end of their attempts. The number is that of students who wait. */
export const LateAnswersButton = ({ quizId }: { quizId: string | undefined }) => {
  const { data } = useLateAnswers(quizId)
  const [isOpen, setOpen] = useState(false)
  if (!quizId || !data || (data.attempts.length === 0 && data.acceptances.length === 0)) return null
  const waiting = data.attempts.length
  return (
    <>
      <Button variant={waiting > 0 ? 'solid' : undefined} onClick={() => setOpen(true)}>
        {waiting > 0 ? say('Late answers ({count})', { count: waiting }) : say('Late answers')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <LateAnswersDialog quizId={quizId} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
