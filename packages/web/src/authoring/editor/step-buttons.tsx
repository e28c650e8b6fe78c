import { say } from '@quizwright/domain/language/say.ts'
import { canRedo, canUndo } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '../../ui/buttons/button.tsx'
import { describeStep } from './describe-step.ts'
import { useEditor } from './editor-context.ts'
import { stepThrough } from './undo.ts'

/** The buttons for undo and redo. Their titles name the step. Each keeps the focus after the last step. */
export const StepButtons = () => {
  const { store, goTo } = useEditor()
  const undoable = useSelector(store, ({ context }) => canUndo(context))
  const redoable = useSelector(store, ({ context }) => canRedo(context))
  const undoTitle = useSelector(store, ({ context }) =>
    canUndo(context)
      ? say('Undo {step}', {
          step: describeStep(context.past.at(-1)?.questions ?? [], context.document.questions),
        })
      : say('Undo'),
  )
  const redoTitle = useSelector(store, ({ context }) =>
    canRedo(context)
      ? say('Redo {step}', {
          step: describeStep(context.document.questions, context.future[0]?.questions ?? []),
        })
      : say('Redo'),
  )
  return (
    <>
      <IconButton
        label={say('Undo')}
        title={undoTitle}
        icon={<Undo2 aria-hidden />}
        unavailable={!undoable}
        onClick={() => stepThrough({ store, goTo }, 'undo')}
        aria-keyshortcuts="Control+Z"
      />
      <IconButton
        label={say('Redo')}
        title={redoTitle}
        icon={<Redo2 aria-hidden />}
        unavailable={!redoable}
        onClick={() => stepThrough({ store, goTo }, 'redo')}
        aria-keyshortcuts="Control+Shift+Z"
      />
    </>
  )
}
