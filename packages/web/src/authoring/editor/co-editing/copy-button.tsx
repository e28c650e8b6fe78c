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
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { rest } from '../../../api/rest.ts'
import { requireUid } from '../../../auth/credentials.ts'
import { copyBody } from '../../../quiz-actions/duplicate-quiz.ts'
import { openDraft } from '../../document/open-drafts.ts'
import { startSave } from '../../document/saving/saves.ts'

const createCopy = async (quiz: Quiz): Promise<Quiz> => {
  // The services copy no questions of a quiz that the author may no longer read.
  const { copy_of: _, ...body } = copyBody(quiz, new Date(), requireUid())
  return (await rest(quizEndpoints).createQuiz({ body })).data.quiz
}

/**
 * Makes a quiz of one's own with the questions as they are in the draft. They are unsaved questions of the copy until
 * its save, which begins here, has ended: as many as there are, and none is lost if it is interrupted.
 */
const makeOwnCopy = async (quiz: Quiz, questions: readonly DraftQuestion[]): Promise<Quiz> => {
  const copy = await createCopy(quiz)
  if (questions.length === 0) return copy
  const draft = await openDraft(requireUid(), copy)
  draft.store.trigger.questionsRead({
    saved: [],
    questions: questions.map(({ origin_id: _, ...question }) => question),
    revision: copy.revision,
  })
  await draft.autosave.flush()
  startSave(draft, { publish: false })
  return copy
}

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
