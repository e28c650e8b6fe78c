import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { MessageSquare } from 'lucide-react'
import { Button } from '../ui/buttons/button.tsx'
import { VisuallyHidden } from '../ui/layout/visually-hidden.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { openComments, useOpenComments } from './open-comments.ts'
import { useCommentCounts } from './use-comment-counts.ts'

const Dot = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', bg: 'orange.solid', flexShrink: '0' },
})

export type CommentsButtonProps = {
  quiz: { _id: string; is_shared?: boolean | undefined; open_comments?: number | undefined }
}

/** Opens and closes the comments of a quiz, where it is shared or has any. Says how many threads are open. */
export const CommentsButton = ({ quiz }: CommentsButtonProps) => {
  const isOpen = useOpenComments(quiz._id) !== null
  const { is_shared: isShared = false, open_comments: known = 0 } = quiz
  const counts = useCommentCounts(quiz._id, isShared || known > 0)
  if (!(isShared || known > 0 || isOpen)) return null
  const open = counts?.open ?? known
  return (
    <Button
      size="sm"
      aria-expanded={isOpen}
      icon={<MessageSquare aria-hidden />}
      onClick={() => openComments(isOpen ? null : { quizId: quiz._id })}
      title={say('Comments')}
    >
      {open > 0 && <span aria-hidden>{open}</span>}
      <VisuallyHidden>
        {open === 0
          ? say('Comments')
          : sayCount(open, 'Comments: {count} open thread', 'Comments: {count} open threads')}
      </VisuallyHidden>
      {!isOpen && counts !== undefined && counts.unread > 0 && (
        <Dot role="img" aria-label={say('Something new')} />
      )}
    </Button>
  )
}
