import { elementAt } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { flushSync } from 'react-dom'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { useEditor } from '../editor-context.ts'
import { stepThrough } from '../undo.ts'

/** The actions for all selected questions. `close` closes the dialog that asked for one. */
export const useSelectedActions = (selected: readonly DraftQuestion[], close: () => void) => {
  const { store, selection, goTo } = useEditor()
  const ids = selected.map(({ _id }) => _id)
  const questions = () => store.getSnapshot().context.document.questions
  const order = () => questions().map(({ _id }) => _id)
  const firstNo = () => order().indexOf(elementAt(ids, 0)) + 1
  return {
    change: (make: (question: DraftQuestion) => DraftQuestion) => {
      store.trigger.changeQuestions({ changed: selected.map(make) })
      close()
    },
    move: (questionNo: number) => {
      flushSync(close)
      flushSync(() => store.trigger.moveQuestions({ ids, to: questionNo - 1 }))
      goTo({ questionNo })
    },
    remove: () => {
      const first = firstNo()
      flushSync(close)
      flushSync(() => store.trigger.deleteQuestions({ ids }))
      selection.clear()
      const after = questions()
      if (after.length > 0) goTo({ questionNo: Math.min(first, after.length) })
      toast.success(
        sayCount(ids.length, '{count} question deleted', '{count} questions deleted'),
        undefined,
        {
          label: say('Undo'),
          run: () => {
            // Undoes only if nothing else was done since.
            if (questions() === after) stepThrough({ store, goTo }, 'undo')
            else
              toast.info(
                say('The quiz has changed since. Use Undo above the questions to go back step by step.'),
              )
          },
        },
      )
    },
    selectAll: () => selection.all(order()),
    /** The bar disappears together with the focus in it, so the focus moves to the first of the questions. */
    clear: () => {
      const first = firstNo()
      flushSync(() => selection.clear())
      goTo({ questionNo: first })
    },
  }
}

export type SelectedActions = ReturnType<typeof useSelectedActions>
