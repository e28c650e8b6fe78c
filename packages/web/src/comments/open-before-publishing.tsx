import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type OpenBeforePublishingProps = {
  open: number
  publish: () => void
  read: () => void
  close: () => void
}

/** Says how many comments are open before a quiz is published. */
export const OpenBeforePublishing = ({ open, publish, read, close }: OpenBeforePublishingProps) => (
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
      read()
    }}
  >
    {say('Your colleagues may still want something changed before students see the quiz.')}
  </ConfirmDialog>
)
