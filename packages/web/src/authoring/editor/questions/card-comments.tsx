import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { MessageSquare } from 'lucide-react'
import { openComments } from '../../../comments/open-comments.ts'
import { useCommentCounts } from '../../../comments/use-comment-counts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor } from '../editor-context.ts'

/** The number of open comments on a question, which opens them. Nothing where there are none. */
const CardComments = ({ questionId, no }: { questionId: string; no: number }) => {
  const { quiz } = useEditor()
  const counts = useCommentCounts(quiz._id, false)
  const open = counts?.questions.find(({ question_id: id }) => id === questionId)?.open ?? 0
  if (open === 0) return null
  return (
    <Button
      size="sm"
      variant="ghost"
      tabIndex={-1}
      icon={<MessageSquare aria-hidden />}
      title={say('Comments on question {number}', { number: no })}
      onClick={() => openComments({ quizId: quiz._id, questionId, questionNo: no })}
    >
      {sayCount(open, '{count} comment', '{count} comments')}
    </Button>
  )
}

export default CardComments
