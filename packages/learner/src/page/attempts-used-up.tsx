import type { OwnAllowance } from '@quizwright/contracts/schemas/allowance.ts'
import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'

/** Shown instead of the button for another attempt. */
export const AttemptsUsedUp = () => <p>You have begun all the attempts that this session allows.</p>

/** Says that this student may begin more attempts than the others, and why. */
export const MoreAttemptsNote = ({ more, reason }: OwnAllowance) => (
  <p>
    Your teacher allowed you {countOf(more, 'more attempt')}.
    {reason !== undefined && (
      <>
        {' '}
        Reason: <bdi>{asSentence(reason)}</bdi>
      </>
    )}
  </p>
)
