import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { MessageSquare } from 'lucide-react'
import { useEffect } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { CommentsWindow } from '../../comments/comments-window.tsx'
import { openComments, useOpenComments } from '../../comments/open-comments.ts'
import { useCommentCounts } from '../../comments/use-comment-counts.ts'
import { Button } from '../../ui/buttons/button.tsx'

/** What colleagues say about an answer: opens beside the desk, and follows from answer to answer while it is open. */
export const AnswerComments = ({ answer }: { answer: AnswerToMark }) => {
  const { quiz_id: quizId, question_id: questionId, question_no: questionNo, result_id: resultId } = answer
  const student = answer.student.full_name
  const isOffered = useIsOffered('getThreads')
  const place = useOpenComments(quizId)
  const isOpen = place !== null
  useEffect(() => {
    if (isOpen) openComments({ quizId, questionId, questionNo, resultId, student })
  }, [isOpen, quizId, questionId, questionNo, resultId, student])
  // The panel of one quiz does not stay when the next answer is of another.
  useEffect(() => () => openComments(null), [quizId])
  const counts = useCommentCounts(quizId, true)
  if (!isOffered) return null
  const open =
    counts?.answers.find((one) => one.result_id === resultId && one.question_id === questionId)?.open ?? 0
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        // Its icon stands below the student's name.
        ms="-3"
        aria-expanded={isOpen}
        icon={<MessageSquare aria-hidden />}
        onClick={() => openComments(isOpen ? null : { quizId, questionId, questionNo, resultId, student })}
      >
        {open === 0 ? say('Team comments') : sayCount(open, '{count} team comment', '{count} team comments')}
      </Button>
      <CommentsWindow quizId={quizId} />
    </>
  )
}
