import { say } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { readLastAiJob } from './stored-ai-job.ts'
import { undoAiJob } from './undo-ai-job.ts'

/** Asks before the last AI job is undone, because this removes what it wrote. */
const UndoAiDialog = ({ onClose }: { onClose: () => void }) => {
  const [isBusy, setIsBusy] = useState(false)
  const undo = async () => {
    setIsBusy(true)
    const jobId = readLastAiJob()
    if (jobId !== undefined) await undoAiJob(jobId)
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={say('Undo the last AI job')}
      confirmLabel={say('Restore the solutions')}
      busy={isBusy}
      onConfirm={() => void undo()}
      onCancel={onClose}
    >
      <p>
        {say(
          'This removes the solutions the job wrote and restores the ones it replaced. Solutions edited ' +
            'since don’t change.',
        )}
      </p>
    </ConfirmDialog>
  )
}

export default UndoAiDialog
