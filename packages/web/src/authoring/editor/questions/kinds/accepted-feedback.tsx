import { say } from '@quizwright/domain/language/say.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { MessageSquare } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../../../ui/buttons/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'

type AcceptedFeedbackProps = {
  /** The number of the accepted answer. */
  no: number
  feedback: string | undefined
  /** An empty text while it is written; undefined for none. */
  onChange: (feedback: string | undefined) => void
}

/** What students read who gave this answer. A button shows the field where there is none yet. */
export const AcceptedFeedback = ({ no, feedback, onChange }: AcceptedFeedbackProps) => {
  const id = useId()
  if (feedback === undefined)
    return (
      <span id={id}>
        <IconButton
          label={say('Feedback for accepted answer {number}', { number: no })}
          icon={<MessageSquare aria-hidden />}
          onClick={() => {
            flushSync(() => onChange(''))
            document.getElementById(id)?.querySelector('input')?.focus()
          }}
        />
      </span>
    )
  return (
    <div id={id} style={{ flexBasis: '100%', order: 1 }}>
      <TextField
        label={say('Feedback for accepted answer {number}', { number: no })}
        hideLabel
        size="sm"
        placeholder={say('Shown to students who give this answer')}
        maxLength={kindLimits.feedbackLength}
        value={feedback}
        onChange={onChange}
        onBlur={() => feedback.trim() === '' && onChange(undefined)}
      />
    </div>
  )
}
