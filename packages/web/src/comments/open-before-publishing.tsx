import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { openComments } from './open-comments.ts'

type OpenBeforePublishingProps = { quizId: string; open: number; publish: () => void; close: () => void }

/** Says how many comments are open before a quiz is published. */
export const OpenBeforePublishing = ({ quizId, open, publish, close }: OpenBeforePublishingProps) => (
  <ConfirmDialog
    open
    title={sayCount(open, '{count} comment is still open', '{count} comments are still open')}
    confirmLabel={say('Publish anyway')}
    cancelLabel={say('Read the comments')}
    onConfirm={() => {
      close()
      publish()
    }}
    onCancel={() => {
      close()
      openComments({ quizId })
    }}
  >
    {say('Your colleagues may still want something changed before students see the quiz.')}
  </ConfirmDialog>
)
