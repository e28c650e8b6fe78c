import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import { removeEmptyOptions } from '@quizwright/machines/quiz-document/edit-options.ts'
import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { X } from 'lucide-react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor } from '../editor-context.ts'
import { leaveOptions } from './edit-options.ts'

/** Takes away the options that nobody wrote, where there are some and enough others. */
export const RemoveEmptyOptions = ({ question }: { question: DraftQuestion }) => {
  const { store } = useEditor()
  const { _id: id, options } = question
  const empty = options.length - removeEmptyOptions(question).options.length
  if (empty === 0) return null
  const remove = () => {
    flushSync(() => store.trigger.removeEmptyOptions({ id }))
    // The button is gone with them.
    leaveOptions(id)
  }
  return (
    <Button size="sm" alignSelf="start" icon={<X aria-hidden />} onClick={remove}>
      Remove the {empty === 1 ? 'empty option' : countOf(empty, 'empty option')}
    </Button>
  )
}
