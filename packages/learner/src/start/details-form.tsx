import type { StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { type FormEvent, useRef, useState } from 'react'
import { browserToken, storedDetails, storeDetails } from '../connection/browser-storage.ts'
import { startAttempt } from '../connection/learner-api.ts'
import type { RequestError } from '../connection/request-error.ts'
import { countryNames } from './country-names.ts'
import { StudentField } from './student-field.tsx'
import { findErrors, readDetails, studentFields } from './student-fields.ts'

type DetailsFormProps = { sessionId: string; onStarted: (started: StartedAttempt) => void }

/** The student's details. The browser stores them for the next quiz. */
export const DetailsForm = ({ sessionId, onStarted }: DetailsFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [initial] = useState(storedDetails)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  const showErrors = (found: Record<string, string>) => {
    setErrors(found)
    const first = studentFields.find(({ name }) => found[name])
    form.current?.querySelector<HTMLInputElement>(`[name="${first?.name}"]`)?.focus()
  }

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const student = readDetails(form.current!)
    const found = findErrors(student)
    setProblem('')
    showErrors(found)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const started = await startAttempt({ session_id: sessionId, student, browser_token: browserToken() })
      storeDetails(student)
      onStarted(started)
    } catch (error) {
      const { message, fieldErrors } = error as RequestError
      setProblem(message)
      showErrors(fieldErrors)
      setSending(false)
    }
  }

  return (
    <form className="card" ref={form} onSubmit={(event) => void begin(event)} noValidate>
      <h2>Who are you?</h2>
      <p className="quiet">
        What you type is shown to your instructor as not confirmed. Take it again in this browser with the
        same details, and it counts as your next attempt.
      </p>
      <div className="fields">
        {studentFields.map((field) => (
          <StudentField
            key={field.name}
            field={field}
            defaultValue={initial[field.name] ?? ''}
            error={errors[field.name]}
            list={field.name === 'country' ? 'countries' : undefined}
          />
        ))}
      </div>
      <datalist id="countries">
        {countryNames().map((name) => (
          <option value={name} key={name} />
        ))}
      </datalist>
      <p className="problem" role="alert">
        {problem}
      </p>
      <button type="submit" aria-disabled={isSending}>
        {isSending ? 'Beginning…' : 'Begin'}
      </button>
    </form>
  )
}
