import { sayCount } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { removeEmptyOptions } from '@quizwright/machines/quiz-document/edit-options.ts'
import { X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor } from '../editor-context.ts'
import { leaveOptions } from './edit-options.ts'

/** A button that removes the empty options, if there are any and enough others. */
export const RemoveEmptyOptions = ({ question }: { question: DraftQuestion }) => {
  const { store } = useEditor()
  const { _id: id, options } = question
  const empty = options.length - removeEmptyOptions(question).options.length
  if (empty === 0) return null
  const remove = () => {
    flushSync(() => store.trigger.removeEmptyOptions({ id }))
    // The button disappears with the options, so the focus moves on.
    leaveOptions(id)
  }
  return (
    <Button size="sm" alignSelf="start" icon={<X aria-hidden />} onClick={remove}>
      {sayCount(empty, 'Remove the empty option', 'Remove the {count} empty options')}
    </Button>
  )
}
