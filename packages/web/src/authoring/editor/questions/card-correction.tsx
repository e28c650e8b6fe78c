import { say } from '@quizwright/domain/language/say.ts'
import { describeChoice } from '@quizwright/domain/rules/correction.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useSelector } from '@xstate/react'
import { useCarriedCorrections } from '../../../corrections/carried-corrections.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { useEditor } from '../editor-context.ts'

const Correction = ({ question }: { question: DraftQuestion }) => {
  const { quiz, store } = useEditor()
  const saved = useSelector(store, ({ context }) => context.saved.questions)
  const [found] = useCarriedCorrections(quiz._id, [question], saved)
  if (!found) return null
  const { correction, isKept } = found
  const from =
    correction.carried_from === undefined
      ? ''
      : ` ${say('Kept from version {version}.', { version: correction.carried_from })}`
  return isKept ? (
    <Badge tone="accent" title={correction.reason + from}>
      {describeChoice(correction)}
    </Badge>
  ) : (
    <Badge
      tone="warning"
      title={say('Until you save: {correction}. {reason}', {
        correction: describeChoice(correction),
        reason: correction.reason,
      })}
    >
      {say('Changed: the correction no longer applies')}
    </Badge>
  )
}

/** Shows the correction by which a question is marked, if its options do not show it, or that a change ends it. */
export const CardCorrection = ({ question }: { question: DraftQuestion }) => {
  const { quiz } = useEditor()
  // A quiz that nobody could take has no corrections, and asks for none.
  const mayBeCorrected = quiz.is_published || quiz.version > 1 || quiz.attempts > 0
  return mayBeCorrected && <Correction question={question} />
}
