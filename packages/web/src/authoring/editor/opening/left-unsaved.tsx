import { say } from '@quizwright/domain/language/say.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { useMutation } from '@tanstack/react-query'
import { FilePen } from 'lucide-react'
import { useState } from 'react'
import { isKept } from '../../document/kept/read-kept.ts'
import type { StoredDraft } from '../../document/stored-draft.ts'
import { problemText } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { sayMoment } from '../../../ui/format/say-date.ts'
import { unsavedText } from './unsaved-text.ts'
import { type Choice, continueDraft, discardQuestions, type Open } from './open-quiz.ts'

const Buttons = chakra('div', { base: { display: 'flex', gap: '3', justifyContent: 'center' } })

const when = (draft: StoredDraft): string => sayMoment(serializeDateTime(new Date(draft.changedAt)))

type LeftUnsavedProps = { choice: Choice; onOpened: (opened: Open | Choice) => void }

/** Asks, before a quiz with unsaved questions is opened, whether to continue with them or discard them. */
export const LeftUnsaved = ({ choice, onOpened }: LeftUnsavedProps) => {
  const [isDiscarding, setIsDiscarding] = useState(false)
  const draft = choice.unsaved[0]
  const settings = {
    onSuccess: onOpened,
    onError: (error: unknown) => toast.error(problemText(error)),
    onSettled: () => setIsDiscarding(false),
  }
  const resume = useMutation({
    mutationFn: (row: StoredDraft) => continueDraft(choice.stored, row),
    ...settings,
  })
  const discard = useMutation({
    mutationFn: (row: StoredDraft) => discardQuestions(choice, row),
    ...settings,
  })
  if (!draft) return null
  return (
    <>
      <EmptyState
        icon={<FilePen aria-hidden />}
        title={unsavedText(draft.questions)}
        action={
          <Buttons>
            <Button onClick={() => setIsDiscarding(true)}>{say('Discard')}</Button>
            <Button variant="solid" autoFocus busy={resume.isPending} onClick={() => resume.mutate(draft)}>
              {say('Continue')}
            </Button>
          </Buttons>
        }
      >
        {isKept(draft)
          ? say('Last changed {when}, on another device.', { when: when(draft) })
          : say('Last changed {when}, kept in this browser.', { when: when(draft) })}
      </EmptyState>
      <ConfirmDialog
        open={isDiscarding}
        title={say('Discard unsaved changes?')}
        confirmLabel={say('Discard')}
        danger
        busy={discard.isPending}
        onCancel={() => setIsDiscarding(false)}
        onConfirm={() => discard.mutate(draft)}
      >
        {say('{unsaved} You can’t get them back.', { unsaved: unsavedText(draft.questions) })}
      </ConfirmDialog>
    </>
  )
}
