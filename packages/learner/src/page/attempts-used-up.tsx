import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { OwnAllowance } from '@quizwright/contracts/schemas/allowance.ts'
import { asSentence } from '@quizwright/domain/rules/as-sentence.ts'

/** Shown instead of the button for another attempt. */
export const AttemptsUsedUp = () => <p>{say('You’ve used all attempts that this session allows.')}</p>

/** Says that this student may begin more attempts than the others, and why. */
export const MoreAttemptsNote = ({ more, reason }: OwnAllowance) => (
  <p>
    {sayCount(
      more,
      'Your instructor gave you {count} more attempt.',
      'Your instructor gave you {count} more attempts.',
    )}{' '}
    {reason !== undefined && saidWith('Reason: {reason}', { reason: <bdi>{asSentence(reason)}</bdi> })}
  </p>
)
