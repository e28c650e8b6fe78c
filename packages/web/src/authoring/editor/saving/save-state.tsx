import { say } from '@quizwright/domain/language/say.ts'
import { hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { ulid } from 'ulid'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { quizOf } from '../../document/quiz-of.ts'
import { NewVersionDialog } from '../../document/saving/new-version-dialog.tsx'
import { SaveProgress } from '../../document/saving/save-progress.tsx'
import { useKeysInstead } from '../../document/saving/use-keys-instead.tsx'
import { useEditor } from '../editor-context.ts'
import { LazyMergeDialog } from '../merging/lazy-merge-dialog.tsx'
import type { useSaving } from './use-saving.ts'

const State = chakra('p', {
  base: {
    textStyle: { base: 'xs', sm: 'sm' },
    color: 'fg.muted',
    // On a phone, it is a line below the buttons, with the errors at its end.
    order: { base: '1', sm: '0' },
    flex: '1',
    minWidth: { base: '8rem', sm: '5rem', md: '8rem' },
    // At 200 % zoom, it and the errors are beside the tools, above the buttons that have no place there.
    '@media (width < 22rem)': { order: '0', minWidth: '4rem' },
  },
})

/** How often a save merges by itself what others saved meanwhile and does not overlap, before its author is asked. */
const mostMerges = 3

type Saving = ReturnType<typeof useSaving>

/** Shows whether everything is saved or, during a save, its progress. */
export const SaveState = ({ saving: { actor, view } }: { saving: Saving }) => {
  const { draft, store } = useEditor()
  const isDirty = useSelector(store, ({ context }) => hasUnsavedQuestions(context))
  if (actor && view && !view.isConflict && !view.needsNewVersion)
    return <SaveProgress actor={actor} view={view} />
  const isKept = isDirty && draft.autosave.isStored()
  return (
    <State role="status" title={isKept ? say('They’re kept in this browser until you save.') : undefined}>
      {isDirty ? say('Unsaved changes') : say('All changes saved')}
    </State>
  )
}

/**
 * Asks what a save needs to know: whether to create a new version, or how to settle conflicts with somebody
 * else's changes.
 */
export const SaveQuestions = ({ saving: { actor, view, keepsPublication } }: { saving: Saving }) => {
  const { draft, quiz } = useEditor()
  const keysInstead = useKeysInstead(draft)
  const [merged, setMerged] = useState<{ of: typeof actor; merges: number }>()
  const merges = merged && merged.of === actor ? merged.merges : 0
  return (
    <>
      {actor && view?.needsNewVersion && (
        <NewVersionDialog actor={actor} quiz={quiz} onCorrectKeys={keysInstead.offer(actor)} />
      )}
      {keysInstead.dialogs}
      {view?.isConflict && (
        <LazyMergeDialog
          newer={null}
          confirmLabel={say('Save')}
          asksOnlyOverlaps={merges < mostMerges}
          onMerged={(baseRevision) => {
            setMerged({ of: actor, merges: merges + 1 })
            // As it was merged: somebody else may have changed it.
            const { is_skippable: isSkippable, is_published: publish } = quizOf(draft.store)
            actor?.send({
              type: 'save over it',
              saveId: ulid(),
              baseRevision,
              isSkippable,
              ...(keepsPublication && { publish }),
            })
          }}
          onCancel={() => actor?.send({ type: 'dismiss' })}
        />
      )}
    </>
  )
}
