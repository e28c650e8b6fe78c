import { say } from '@quizwright/domain/language/say.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Progress } from '../../ui/loading/progress.tsx'
import type { HandOver } from './hand-over.ts'

type HandingOverProps = {
  prepare: () => Promise<HandOver>
  onReady: (handOver: HandOver) => void
  onClose: () => void
}

/** Shown between the wizard and the question editor. New questions stay in the draft until they are added. */
export const HandingOver = ({ prepare, onReady, onClose }: HandingOverProps) => {
  const { mutate, error } = useMutation({ mutationFn: prepare, onSuccess: onReady })
  useEffect(() => mutate(), [mutate])
  return (
    <Dialog open title={say('Opening the question editor')} onClose={onClose}>
      {error ? (
        <ErrorState title={say('The question editor couldn’t be opened')} onRetry={() => mutate()}>
          {say('{problem} Your questions are still here.', { problem: problemText(error) })}
        </ErrorState>
      ) : (
        <Progress label={say('Transferring the questions')} />
      )}
    </Dialog>
  )
}
