import { say } from '@quizwright/domain/language/say.ts'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { sayProblem } from '../../../api/problem-text.ts'
import type { OpenDraft } from '../../document/drafts-on-page.ts'
import { quizOf } from '../../document/quiz-of.ts'
import { CopyButton } from '../../editor/co-editing/copy-button.tsx'
import { questionsForCopy, withTypedDetails } from './copy-with-details.ts'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'

/** Says why the details can't be saved any more, and makes a quiz of one's own with them. */
const CopyOffer = ({ draft, problem }: { draft: OpenDraft; problem: FailedCall }) => {
  const { store } = draft
  const { details } = store.getSnapshot().context.document
  const quiz = quizOf(store)
  return (
    <WarningNote role="alert" mb="5">
      <span>
        {sayProblem(problem)}
        {problem.code === 'ROLE_NEEDED' && ` ${say('What you typed is kept here.')}`}
      </span>
      <CopyButton
        quiz={() => withTypedDetails(quiz, details)}
        questions={() => questionsForCopy(draft, quiz._id)}
        onCopied={async () => {
          const { saved } = store.getSnapshot().context
          if (saved.details) store.trigger.setDetails({ changes: saved.details })
        }}
      />
    </WarningNote>
  )
}

export default CopyOffer
