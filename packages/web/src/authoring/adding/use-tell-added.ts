import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useEffect, useRef } from 'react'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { useEditor } from '../editor/editor-context.ts'
import { type Addition, takeBack } from './add-questions.ts'

/**
 * Says in a toast what was added, with a button to undo it. The toast disappears with the editor, because
 * nothing can be undone outside of it.
 */
export const useTellAdded = (): ((addition: Addition) => void) => {
  const editor = useEditor()
  const dismissals = useRef<(() => void)[]>([])
  useEffect(() => {
    const { current } = dismissals
    return () => current.forEach((dismiss) => dismiss())
  }, [])
  return (addition) =>
    void dismissals.current.push(
      toast.success(
        sayCount(addition.added.length, '{count} question added', '{count} questions added'),
        undefined,
        {
          label: say('Undo'),
          run: () => takeBack(editor, addition),
        },
      ),
    )
}
