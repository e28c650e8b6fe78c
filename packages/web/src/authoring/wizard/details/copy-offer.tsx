import { say } from '@quizwright/domain/language/say.ts'
import type { FailedCall } from '@quizwright/machines/failed-call.ts'
import { sayProblem } from '../../../api/problem-text.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { OpenDraft } from '../../document/drafts-on-page.ts'
import { quizOf } from '../../document/quiz-of.ts'
import { CopyButton } from '../../editor/co-editing/copy-button.tsx'
import { questionsForCopy, withTypedDetails } from './copy-with-details.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mb: '5',
    px: '3.5',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'orange.subtle',
    color: 'orange.fg',
    textStyle: 'sm',
  },
})

/** Says why the details can't be saved any more, and makes a quiz of one's own with them. */
const CopyOffer = ({ draft, problem }: { draft: OpenDraft; problem: FailedCall }) => {
  const { store } = draft
  const { details } = store.getSnapshot().context.document
  const quiz = quizOf(store)
  return (
    <Line role="alert">
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
    </Line>
  )
}

export default CopyOffer
