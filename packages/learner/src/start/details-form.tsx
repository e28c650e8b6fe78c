import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Announcement, StartedAttempt, StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { type FormEvent, useRef, useState } from 'react'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { browserToken, nextAttemptToken, storeDetails } from '../connection/browser-storage.ts'
import { startAttempt } from '../connection/learner-api.ts'
import { toRequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'
import { isSharedPage, videoToReturnTo } from '../route.ts'
import {
  AccessCodeField,
  attemptsAllowedText,
  fieldValue,
  findCodeError,
  refusedFields,
} from './access-code-field.tsx'
import { knownDetails, nothingKnown, unknownFields } from './asked-fields.ts'
import { country, useCities } from './place-suggestions.ts'
import { StartButton } from './start-button.tsx'
import { StudentField } from './student-field.tsx'
import { findErrors, readDetails, studentFields } from './student-fields.ts'
import { useFieldErrors } from './use-field-errors.ts'

type KnownStudentProps = { student: StudentDetails; onChange: () => void }

/** Shows who is about to begin, and lets another student take over. */
const KnownStudent = ({ student, onChange }: KnownStudentProps) => (
  <p>
    {saidWith('You’re taking this quiz as {name}, {email}.', {
      name: <b dir="auto">{student.full_name}</b>,
      email: <bdi>{student.email}</bdi>,
    })}{' '}
    <button type="button" className="link" onClick={onChange}>
      {say('Change')}
    </button>
  </p>
)

type DetailsFormProps = {
  quiz: Announcement
  sessionId: string
  onStarted: (started: StartedAttempt) => void
}

/** Asks for the student's details. The browser stores them for the next quiz, unless devices are shared. */
export const DetailsForm = ({ quiz, sessionId, onStarted }: DetailsFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const isShared = isSharedPage(quiz)
  const [known] = useState(isShared ? nothingKnown : knownDetails)
  // A quiz that pops up in a video interrupts the student, so the form does not ask for known details.
  const [asked, setAsked] = useState(() =>
    videoToReturnTo(location.search) ? unknownFields(known) : studentFields,
  )
  const { errors, showErrors, onInput } = useFieldErrors(form)
  const { problem, show, clear } = useProblem()
  const [isSending, setSending] = useState(false)
  const { readCities, suggest } = useCities(sessionId)
  const suggestions: Partial<Record<string, { suggest: (text: string) => string[] }>> = {
    country,
    city: { suggest },
  }

  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const entered = defined(form.current, 'form')
    const student = { ...known, ...readDetails(entered, asked) }
    const found = {
      ...findErrors(student),
      ...findCodeError(quiz.asks_access_code, entered),
    }
    clear()
    showErrors(found)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const started = await startAttempt({
        session_id: sessionId,
        student,
        browser_token: browserToken(),
        attempt_token: nextAttemptToken(sessionId),
        ...(quiz.asks_access_code && {
          access_code: fieldValue(entered, 'access_code'),
        }),
      })
      if (!isShared) storeDetails(student)
      onStarted(started)
    } catch (error) {
      const refusal = toRequestError(error)
      const refused = refusedFields(refusal)
      if (!refused['access_code']) show(refusal)
      if (Object.keys(refusal.fieldErrors).length > 0) setAsked(studentFields)
      showErrors(refused)
      setSending(false)
    }
  }

  return (
    <form className="card" ref={form} onSubmit={(event) => void begin(event)} onInput={onInput} noValidate>
      <h2>{say('Your details')}</h2>
      {asked.length < studentFields.length && (
        <KnownStudent student={known} onChange={() => setAsked(studentFields)} />
      )}
      <p className="quiet">
        {say(
          'Your instructor will see these details. If you take the quiz again, use this browser and enter ' +
            'the same details, so that your attempts are kept together.',
        )}
      </p>
      <div className="fields">
        {asked.map((field) => (
          <StudentField
            key={field.name}
            field={field}
            defaultValue={known[field.name]}
            error={errors[field.name]}
            isRemembered={!isShared}
            suggestions={suggestions[field.name]}
            onFocus={
              field.name === 'city'
                ? () => readCities(readDetails(defined(form.current, 'form'), asked).country ?? known.country)
                : undefined
            }
          />
        ))}
      </div>
      {quiz.asks_access_code && <AccessCodeField error={errors['access_code']} />}
      {quiz.attempts_allowed !== null && (
        <p className="quiet">
          {attemptsAllowedText(quiz)}{' '}
          {say('Attempts are matched by browser and by the details you enter. Nobody’s identity is checked.')}
        </p>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      <StartButton isSending={isSending} label={say('Start')} />
    </form>
  )
}
