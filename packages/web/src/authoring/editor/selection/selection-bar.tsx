import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { preloadDialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { stepThrough } from '../undo.ts'
import { useQuestionCount } from '../use-quiz.ts'
import { withDifficulty, withMarks, withTags, hasTooManyTags } from './change-selected.ts'
import { MoveSelected } from './move-selected.tsx'
import { TagSelected } from './tag-selected.tsx'
import { useSelectedQuestions } from './use-selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'
import { DifficultyOfSelected, MarksOfSelected } from './weigh-selected.tsx'

const DownloadDialog = lazy(() => importWhenOnline(() => import('../../../quiz-actions/download-dialog.tsx')))

/** It stays at the bottom of the window, over the questions, and takes no place in the list. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: '2', md: '4' },
    zIndex: 'docked',
    alignSelf: 'center',
    maxWidth: 'full',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5',
    px: '2',
    py: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'accent.emphasized',
    borderRadius: 'xl',
    boxShadow: 'lg',
    '& > span': { textStyle: 'sm', fontWeight: 'medium', px: '2', fontVariantNumeric: 'tabular-nums' },
    '& > button:not([title])': { px: '1.5' },
    // On a phone what concerns the selection itself fills the first row.
    smDown: { '& > span': { flex: '1 0 auto' }, '& > :is(span, [title], [data-all])': { order: '-1' } },
  },
})

const questions = [
  ['move', 'Move to number…'],
  ['tags', 'Add tags'],
  ['marks', 'Set marks'],
  ['difficulty', 'Set difficulty'],
  ['download', 'Download'],
  ['delete', 'Delete'],
] as const
type Asked = (typeof questions)[number][0]

const SelectedBar = ({ selected }: { selected: readonly DraftQuestion[] }) => {
  const { store, selection, goTo, quiz } = useEditor()
  const total = useQuestionCount()
  const [asked, setAsked] = useState<Asked>()
  const isDownloadOffered = useIsOffered('exportQuestions')
  const offered = questions.filter(([what]) => what !== 'download' || isDownloadOffered)
  const close = () => setAsked(undefined)
  useSelectionKeys(selection)
  const ids = selected.map(({ _id }) => _id)
  const order = () => store.getSnapshot().context.document.questions.map(({ _id }) => _id)
  const change = (make: (question: DraftQuestion) => DraftQuestion) => {
    store.trigger.changeQuestions({ changed: selected.map(make) })
    close()
  }
  const move = (questionNo: number) => {
    flushSync(close)
    flushSync(() => store.trigger.moveQuestions({ ids, to: questionNo - 1 }))
    goTo({ questionNo })
  }
  const remove = () => {
    const first = order().indexOf(ids[0]!) + 1
    flushSync(close)
    flushSync(() => store.trigger.deleteQuestions({ ids }))
    selection.clear()
    const left = order().length
    if (left > 0) goTo({ questionNo: Math.min(first, left) })
    const after = store.getSnapshot().context.document.questions
    toast.success(`${countOf(ids.length, 'question')} deleted`, undefined, {
      label: 'Undo',
      run: () => {
        // What was done since is not taken back unseen.
        if (store.getSnapshot().context.document.questions === after) stepThrough({ store, goTo }, 'undo')
        else toast.info('The quiz was changed since. Undo above the questions takes back step by step.')
      },
    })
  }
  /** The bar goes, and with it what has the focus: it goes to the first of the questions. */
  const clear = () => {
    const first = order().indexOf(ids[0]!) + 1
    flushSync(() => selection.clear())
    goTo({ questionNo: first })
  }
  return (
    <Bar role="toolbar" aria-label="Selected questions" data-selection-bar>
      <span role="status">
        {ids.length.toLocaleString()} of {total.toLocaleString()} selected
      </span>
      {offered.map(([what, words]) => (
        <Button
          key={what}
          size="sm"
          variant="ghost"
          disabled={what === 'move' && ids.length === total}
          onClick={() => setAsked(what)}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {words}
        </Button>
      ))}
      {ids.length < total && (
        <Button size="sm" variant="ghost" data-all onClick={() => selection.all(order())}>
          Select all {total.toLocaleString()}
        </Button>
      )}
      <IconButton
        size="sm"
        label="Clear the selection"
        title="Clear the selection (Esc)"
        icon={<X aria-hidden />}
        aria-keyshortcuts="Escape"
        onClick={clear}
      />
      {asked === 'move' && <MoveSelected count={ids.length} total={total} onMove={move} onClose={close} />}
      {asked === 'tags' && (
        <TagSelected
          count={ids.length}
          overfull={(tags) => selected.filter((question) => hasTooManyTags(withTags(tags)(question))).length}
          onAdd={(tags) => change(withTags(tags))}
          onClose={close}
        />
      )}
      {asked === 'marks' && (
        <MarksOfSelected count={ids.length} onSet={(marks) => change(withMarks(marks))} onClose={close} />
      )}
      {asked === 'difficulty' && (
        <DifficultyOfSelected
          count={ids.length}
          onSet={(level) => change(withDifficulty(level))}
          onClose={close}
        />
      )}
      {asked === 'download' && (
        <Suspense fallback={null}>
          <DownloadDialog quizzes={[quiz]} selected={selected} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Delete ${countOf(ids.length, 'question')}?`}
        confirmLabel="Delete"
        danger
        onCancel={close}
        onConfirm={remove}
      >
        Undo brings them back.
      </ConfirmDialog>
    </Bar>
  )
}

/** What can be done with the selected questions; nothing while none is. */
export const SelectionBar = () => {
  const selected = useSelectedQuestions()
  return selected.length > 0 && <SelectedBar selected={selected} />
}
