import { say } from '@quizwright/domain/language/say.ts'
import { correctionLimits } from '@quizwright/domain/limits.ts'
import { TextField } from '../ui/form/text-field.tsx'

type ReasonFieldProps = { value: string; error: string | undefined; onChange: (reason: string) => void }

/** Why a student gets more than others, in words that the student reads too. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextField
    label={say('Reason')}
    hint={say('The student sees it too.')}
    lines={2}
    required
    maxLength={correctionLimits.reason}
    {...props}
  />
)
