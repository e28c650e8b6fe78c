import { canRedo, canUndo, hasUnsavedQuestions } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { ListOrdered, Redo2, Shuffle, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/buttons/button.tsx'
import { ulid } from 'ulid'
import { chakra } from '../../ui/styled/chakra.tsx'
import { CommandButtons } from './commands/command-buttons.tsx'
import { describeStep } from './describe-step.ts'
import { useEditor } from './editor-context.ts'
import { FindButton } from './find/find-button.tsx'
import { NextError } from './findings/next-error.tsx'
import { MergeDialog } from './merging/merge-dialog.tsx'
import { NewVersionDialog } from '../document/saving/new-version-dialog.tsx'
import { PreviewButton } from './preview/preview-button.tsx'
import { SaveButtons } from './saving/save-buttons.tsx'
import { SaveProgress } from '../document/saving/save-progress.tsx'
import { useSaving } from './saving/use-saving.ts'
import { importWhenOnline } from '../../ui/loading/import-when-online.ts'
import { shuffled } from './shuffled.ts'
import { stepThrough } from './undo.ts'

const FindPanel = lazy(() =>
  importWhenOnline(() => import('./find/find-panel.tsx')).then(({ FindPanel }) => ({ default: FindPanel })),
)

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    top: '14',
    zIndex: 'docked',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '-3',
    mx: { base: '-4', md: '-8' },
    px: { base: '4', md: '8' },
    py: '2',
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
})
const Tools = chakra('div', { base: { display: 'flex' } })
const State = chakra('p', {
  base: {
    textStyle: { base: 'xs', sm: 'sm' },
    color: 'fg.muted',
    flex: '1',
    minWidth: { base: '5rem', sm: '8rem' },
  },
})
const Narrow = chakra('span', { base: { display: { lg: 'none' } } })

/** The bar with the actions on the whole quiz. It stays visible while the page scrolls. */
export const EditorBar = ({
  questionNo = 0,
  onShowSummary,
}: {
  questionNo?: number
  onShowSummary: () => void
}) => {
  const { draft, quiz, store, goTo } = useEditor()
  const undoable = useSelector(store, ({ context }) => canUndo(context))
  const redoable = useSelector(store, ({ context }) => canRedo(context))
  const undoTitle = useSelector(store, ({ context }) =>
    canUndo(context)
      ? `Undo ${describeStep(context.past.at(-1)?.questions ?? [], context.document.questions)}`
      : 'Undo',
  )
  const redoTitle = useSelector(store, ({ context }) =>
    canRedo(context)
      ? `Redo ${describeStep(context.document.questions, context.future[0]?.questions ?? [])}`
      : 'Redo',
  )
  const isDirty = useSelector(store, ({ context }) => hasUnsavedQuestions(context))
  const [find, setFind] = useState<{ initial: string; round: number }>()
  const openFind = useCallback(
    (initial: string) => setFind((before) => ({ initial, round: (before?.round ?? 0) + 1 })),
    [],
  )
  const saving = useSaving()
  const showsSave = saving.view !== undefined && !saving.view.isConflict && !saving.view.needsNewVersion
  const { save } = saving
  const saveAsItIs = () => save(quiz.is_published)
  const shuffle = () =>
    store.trigger.orderQuestions({
      order: shuffled(store.getSnapshot().context.document.questions.map((question) => question._id)),
    })
  return (
    <Bar role="toolbar" aria-label="Quiz">
      <Tools>
        <IconButton
          label="Undo"
          title={undoTitle}
          icon={<Undo2 aria-hidden />}
          disabled={!undoable}
          onClick={() => stepThrough({ store, goTo }, 'undo')}
          aria-keyshortcuts="Control+Z"
        />
        <IconButton
          label="Redo"
          title={redoTitle}
          icon={<Redo2 aria-hidden />}
          disabled={!redoable}
          onClick={() => stepThrough({ store, goTo }, 'redo')}
          aria-keyshortcuts="Control+Shift+Z"
        />
        <IconButton label="Shuffle the questions" icon={<Shuffle aria-hidden />} onClick={shuffle} />
        <FindButton onOpen={openFind} />
        <PreviewButton />
        <CommandButtons onSave={saveAsItIs} />
        <Narrow>
          <IconButton label="Show the summary" icon={<ListOrdered aria-hidden />} onClick={onShowSummary} />
        </Narrow>
      </Tools>
      {showsSave && saving.actor && saving.view ? (
        <SaveProgress actor={saving.actor} view={saving.view} />
      ) : (
        <State
          role="status"
          title={
            isDirty && draft.autosave.isStored()
              ? 'They are kept in this browser until you save them.'
              : undefined
          }
        >
          {isDirty ? 'Unsaved changes' : 'Everything is saved'}
        </State>
      )}
      <NextError after={questionNo} />
      <SaveButtons busy={saving.view !== undefined} onSave={saving.save} />
      {saving.actor && saving.view?.needsNewVersion && <NewVersionDialog actor={saving.actor} quiz={quiz} />}
      {saving.view?.isConflict && (
        <MergeDialog
          newer={null}
          confirmLabel="Save"
          onMerged={(baseRevision) =>
            saving.actor?.send({ type: 'save over it', saveId: ulid(), baseRevision })
          }
          onCancel={() => saving.actor?.send({ type: 'dismiss' })}
        />
      )}
      {find && (
        <Suspense>
          <FindPanel key={find.round} initial={find.initial} onClose={() => setFind(undefined)} />
        </Suspense>
      )}
    </Bar>
  )
}
