import { defined } from '@quizwright/domain/defined.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { AttemptsUsedUp, MoreAttemptsNote } from '../page/attempts-used-up.tsx'
import { describeDuration } from '@quizwright/domain/rules/duration.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { OwnAttempts, StartedAttempt } from '@quizwright/contracts/schemas/learner.ts'
import { type FormEvent, useRef, useState } from 'react'
import { browserToken, nextAttemptToken, storedDetails } from '../connection/browser-storage.ts'
import { startAttempt } from '../connection/learner-api.ts'
import { toRequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'
import { videoToReturnTo } from '../route.ts'
import {
  AccessCodeField,
  untilPassedText,
  fieldValue,
  findCodeError,
  refusedFields,
} from '../start/access-code-field.tsx'
import { StartButton } from '../start/start-button.tsx'
import { useFieldErrors } from '../start/use-field-errors.ts'
import { PlaceFields, placeOf } from './place-fields.tsx'

type BeginFormProps = {
  sessionId: string
  token: string
  /** Whether the form asks for an access code, the student's own or that of the session. */
  asksCode: boolean
  /** The time of the quiz, in seconds. */
  duration: number
  /** The extra time, as a percentage of `duration`. */
  extraTime: number
  /** Whether the form asks for the name, which the instructor does not know yet. */
  asksName: boolean
  asksPlace: boolean
  /** Whether the student continues an attempt. */
  isUnderWay: boolean
  /** The number of attempts left; null if unlimited. */
  left: number | null
  /** The attempts that this student has beyond the others, and why. */
  moreAttempts?: OwnAttempts['more_attempts']
  /** Whether further attempts are allowed until the quiz is passed. */
  mustBePassed: boolean
  /** Whether the browser may suggest what was typed into it before. */
  isRemembered?: boolean
  onStarted: (started: StartedAttempt) => void
}

const extraTimeText = (duration: number, extraTime: number): string =>
  say('You have {percent} extra time: {time} in total.', {
    percent: formatPercent(extraTime),
    time: describeDuration(duration + Math.ceil((duration * extraTime) / 100)),
  })

/** Asks for the missing details, and begins or continues an attempt. */
export const BeginForm = ({
  sessionId,
  token,
  asksCode,
  duration,
  extraTime,
  asksName,
  asksPlace,
  isUnderWay,
  left,
  moreAttempts,
  mustBePassed,
  isRemembered = true,
  onStarted,
}: BeginFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { errors, showErrors, onInput } = useFieldErrors(form)
  const { problem, show, clear } = useProblem()
  const [isSending, setSending] = useState(false)
  // A quiz that pops up in a video interrupts the student, so optional fields are left out.
  const showsPlace = asksPlace && !isUnderWay && !videoToReturnTo(location.search)
  const needsCode = asksCode && !isUnderWay
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const entered = defined(form.current, 'form')
    const name = fieldValue(entered, 'full_name')
    const found = {
      ...(asksName && name === '' ? { full_name: say('{field} is required', { field: say('Name') }) } : {}),
      ...findCodeError(needsCode, entered),
    }
    clear()
    showErrors(found)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      const body = {
        session_id: sessionId,
        browser_token: browserToken(),
        ...(!isUnderWay && { attempt_token: nextAttemptToken(sessionId) }),
        ...(asksName && { full_name: name }),
        ...(showsPlace && placeOf(entered)),
        ...(needsCode && { access_code: fieldValue(entered, 'access_code') }),
      }
      onStarted(await startAttempt(body, token))
    } catch (error) {
      const refusal = toRequestError(error)
      const fieldErrors = refusedFields(refusal)
      if (!fieldErrors['access_code']) show(refusal)
      showErrors(fieldErrors)
      setSending(false)
    }
  }
  if (left === 0 && !isUnderWay) return <AttemptsUsedUp />
  return (
    <form ref={form} onSubmit={(event) => void begin(event)} onInput={onInput} noValidate>
      {(asksName || showsPlace) && (
        <div className="fields">
          {asksName && (
            <div>
              <label htmlFor="full_name">{say('Name')}</label>
              <input
                id="full_name"
                name="full_name"
                autoComplete={isRemembered ? 'name' : 'off'}
                maxLength={attemptLimits.nameLength}
                required
                defaultValue={storedDetails().full_name ?? ''}
                aria-invalid={errors['full_name'] !== undefined}
                aria-describedby="full_name-error"
              />
              <p className="problem" id="full_name-error">
                {errors['full_name']}
              </p>
            </div>
          )}
          {showsPlace && <PlaceFields sessionId={sessionId} form={form} />}
        </div>
      )}
      {needsCode && <AccessCodeField error={errors['access_code']} />}
      {left !== null && left > 0 && !isUnderWay && (
        <p className="quiet">
          {sayCount(left, 'You have {count} attempt left.', 'You have {count} attempts left.')}
          {mustBePassed && ` ${untilPassedText()}`}
        </p>
      )}
      {moreAttempts && left !== 0 && !isUnderWay && <MoreAttemptsNote {...moreAttempts} />}
      {extraTime > 0 && <p className="quiet">{extraTimeText(duration, extraTime)}</p>}
      {isUnderWay && (
        <p>{say('You have an attempt in progress, maybe on another device. Its time keeps running.')}</p>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      <StartButton isSending={isSending} label={isUnderWay ? say('Continue') : say('Start')} />
    </form>
  )
}
