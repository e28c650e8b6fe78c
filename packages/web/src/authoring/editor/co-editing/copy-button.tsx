import { say } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { Quiz } from '@quizwright/domain/schemas/quiz.ts'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { problemText } from '../../../api/problem-text.ts'
import { editorQuery } from '../../../routes/editor-query.ts'
import { href } from '../../../routes/routes.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { makeOwnCopy } from './make-own-copy.ts'

type CopyButtonProps = {
  quiz: () => Quiz
  questions: () => readonly DraftQuestion[] | Promise<readonly DraftQuestion[]>
  /** Called when the copy has the questions. */
  onCopied?: () => Promise<void>
}

/** Makes a quiz of one's own with what was typed, for an author whose role was taken away. */
export const CopyButton = ({ quiz, questions, onCopied }: CopyButtonProps) => {
  const [isBusy, setBusy] = useState(false)
  const [, navigate] = useLocation()
  const copy = async () => {
    setBusy(true)
    try {
      const made = await makeOwnCopy(quiz(), await questions())
      await onCopied?.()
      toast.success(say('Your copy is ready. It has what you typed.'))
      navigate(href.editQuestions(editorQuery(made)))
    } catch (error) {
      toast.error(say('The copy couldn’t be made.'), problemText(error))
      setBusy(false)
    }
  }
  return (
    <Button size="sm" icon={<Copy aria-hidden />} busy={isBusy} onClick={() => void copy()}>
      {say('Make a copy')}
    </Button>
  )
}
