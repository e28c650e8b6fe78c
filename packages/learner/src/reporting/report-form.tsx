import { say } from '@quizwright/domain/language/say.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import {
  categoryRequiredText,
  descriptionRequiredText,
  reportCategories,
} from '@quizwright/domain/rules/report-categories.ts'
import { type FormEvent, useId, useState } from 'react'
import { type AttemptCredentials, reportIssue } from '../connection/learner-api.ts'
import { toRequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'

type Category = (typeof reportCategories)[number]

type ReportFormProps = {
  credentials: AttemptCredentials
  questionId: string
  onSent: () => void
  onCancel: () => void
}

/** Asks for the category and the description of an issue. */
export const ReportForm = ({ credentials, questionId, onSent, onCancel }: ReportFormProps) => {
  const [category, setCategory] = useState<Category>()
  const [description, setDescription] = useState('')
  const [isSending, setSending] = useState(false)
  const { problem, show } = useProblem()
  const id = useId()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (category === undefined) return show({ message: say(categoryRequiredText) })
    if (category === 'other' && isBlankText(description))
      return show({ message: say(descriptionRequiredText) })
    setSending(true)
    try {
      await reportIssue(credentials, { question_id: questionId, category, description })
      onSent()
    } catch (error) {
      show(toRequestError(error))
      setSending(false)
    }
  }

  return (
    <form onSubmit={(event) => void send(event)} noValidate>
      <CategoryChoice category={category} onChange={setCategory} />
      <label htmlFor={id}>{say('What’s wrong?')}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={attemptLimits.reportLength}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-problem`}
      />
      <p className="problem" role="alert" id={`${id}-problem`}>
        {problem}
      </p>
      <div className="actions">
        <button type="button" className="plain" onClick={onCancel}>
          {say('Cancel')}
        </button>
        <button type="submit" aria-disabled={isSending}>
          {say('Send report')}
        </button>
      </div>
    </form>
  )
}

type CategoryChoiceProps = { category: Category | undefined; onChange: (category: Category) => void }

const CategoryChoice = ({ category, onChange }: CategoryChoiceProps) => (
  <fieldset>
    <legend>{say('What’s the issue about?')}</legend>
    {reportCategories.map((name) => (
      <label className="choice" key={name}>
        <input
          type="radio"
          name="category"
          value={name}
          checked={name === category}
          onChange={() => onChange(name)}
        />
        <span>{say(name)}</span>
      </label>
    ))}
  </fieldset>
)
