import { say } from '@quizwright/domain/language/say.ts'
import { questionSavingView } from '@quizwright/machines/question-saving/view.ts'
import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { ulid } from 'ulid'
import type { OpenDraft } from '../document/drafts-on-page.ts'
import { quizOf } from '../document/quiz-of.ts'
import { NewVersionDialog } from '../document/saving/new-version-dialog.tsx'
import { SaveProgress } from '../document/saving/save-progress.tsx'
import type { SavingActor } from '../document/saving/saving-actors.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { ConflictNotice } from '../document/saving/conflict-notice.tsx'

const Conflict = chakra('div', {
  base: { flexBasis: 'full', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' },
})

type PopUpSavingProps = Pick<OpenDraft, 'store' | 'autosave'> & {
  actor: SavingActor
  /** Corrects the changed keys instead of making a new version. Only given if nothing else was changed. */
  onCorrectKeys: (() => void) | undefined
}

/** Shows the progress of saving the questions, and what stops it: a newer quiz, or attempts of students. */
export const PopUpSaving = ({ actor, store, autosave, onCorrectKeys }: PopUpSavingProps) => {
  const view = useSelector(actor, questionSavingView, shallowEqual)
  useEffect(() => {
    // However the save ends, it must not be resumed after a reload.
    const subscription = actor.subscribe({ complete: () => void autosave.endSave() })
    return () => subscription.unsubscribe()
  }, [actor, autosave])
  if (view.isConflict) {
    return (
      <Conflict>
        <ConflictNotice
          quizId={quizOf(store)._id}
          onSaveOver={({ revision: baseRevision }) =>
            actor.send({ type: 'save over it', saveId: ulid(), baseRevision })
          }
        />
        <Button size="sm" onClick={() => actor.send({ type: 'dismiss' })}>
          {say('Not now')}
        </Button>
      </Conflict>
    )
  }
  return (
    <>
      <SaveProgress actor={actor} view={view} />
      {view.needsNewVersion && (
        <NewVersionDialog actor={actor} quiz={quizOf(store)} onCorrectKeys={onCorrectKeys} />
      )}
    </>
  )
}
