import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { lazy, Suspense } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { importWhenOnline } from '../../../ui/loading/import-when-online.ts'
import { useEditor } from '../editor-context.ts'
import { useQuestionCount } from '../use-quiz.ts'
import { withDifficulty, withMarks, withTags, hasTooManyTags } from './change-selected.ts'
import { TagSelected } from './tag-selected.tsx'
import type { SelectedActions } from './use-selected-actions.ts'
import { DifficultyOfSelected, MarksOfSelected } from './weigh-selected.tsx'
import { MoveForm } from '../move-form.tsx'

type MoveSelectedProps = {
  count: number
  total: number
  onMove: (questionNo: number) => void
  onClose: () => void
}

/** Moves the selected questions together, in their order, to a typed number. */
const MoveSelected = ({ count, total, onMove, onClose }: MoveSelectedProps) => {
  const last = total - count + 1
  return (
    <MoveForm
      title={sayCount(count, 'Move {count} question', 'Move {count} questions')}
      label={say('New number of the first one (1 to {last})', { last })}
      total={total}
      onMove={(questionNo) => onMove(Math.min(questionNo, last))}
      onClose={onClose}
    />
  )
}

const DownloadDialog = lazy(() => importWhenOnline(() => import('../../../quiz-actions/download-dialog.tsx')))

/** The actions that need a dialog, by the label of their button. */
export const requests = () =>
  [
    ['move', say('Move to number…')],
    ['tags', say('Add tags')],
    ['marks', say('Set marks')],
    ['difficulty', say('Set difficulty')],
    ['download', say('Download')],
    ['delete', say('Delete')],
  ] as const
export type Request = ReturnType<typeof requests>[number][0]

type AskOfSelectedProps = {
  asked: Request | undefined
  selected: readonly DraftQuestion[]
  actions: SelectedActions
  onClose: () => void
}

/** The dialog that asks how, or whether, to change the selected questions. */
export const AskOfSelected = ({ asked, selected, actions, onClose }: AskOfSelectedProps) => {
  const { quiz } = useEditor()
  const total = useQuestionCount()
  const { change } = actions
  const common = { count: selected.length, onClose }
  return (
    <>
      {asked === 'move' && <MoveSelected {...common} total={total} onMove={actions.move} />}
      {asked === 'tags' && (
        <TagSelected
          {...common}
          overfull={(tags) => selected.filter((question) => hasTooManyTags(withTags(tags)(question))).length}
          onAdd={(tags) => change(withTags(tags))}
        />
      )}
      {asked === 'marks' && <MarksOfSelected {...common} onSet={(marks) => change(withMarks(marks))} />}
      {asked === 'difficulty' && (
        <DifficultyOfSelected {...common} onSet={(level) => change(withDifficulty(level))} />
      )}
      {asked === 'download' && (
        <Suspense fallback={null}>
          <DownloadDialog quizzes={[quiz]} selected={selected} onClose={onClose} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title={sayCount(selected.length, 'Delete {count} question?', 'Delete {count} questions?')}
        confirmLabel={say('Delete')}
        danger
        onCancel={onClose}
        onConfirm={actions.remove}
      >
        {say('You can undo this.')}
      </ConfirmDialog>
    </>
  )
}
