import { useIsOffered } from '../api/offered-calls.ts'
import { CommentsButton, type CommentsButtonProps } from './comments-button.tsx'
import { CommentsWindow } from './comments-window.tsx'

/** The comments of a quiz in its frame: the button that opens them, and the panel while it is open. */
const FrameComments = ({ quiz }: CommentsButtonProps) =>
  useIsOffered('getThreads') && (
    <>
      <CommentsButton quiz={quiz} />
      <CommentsWindow quizId={quiz._id} />
    </>
  )

export default FrameComments
