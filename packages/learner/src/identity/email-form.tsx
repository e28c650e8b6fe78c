import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { emailPattern } from '@quizwright/domain/rules/email-pattern.ts'
import { type FormEvent, useRef, useState } from 'react'
import { type SentCode, storedDetails } from '../connection/browser-storage.ts'
import { shownLanguage } from '../language/choose-language.ts'
import { requestCode } from '../connection/learner-api.ts'
import { type RequestError, toRequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'

type EmailFormProps = {
  sessionId: string
  /** Whether the browser may suggest what was typed into it before. */
  isRemembered: boolean
  onSent: (sent: SentCode) => void
}

/** Asks for the e-mail address to which a code is sent. */
export const EmailForm = ({ sessionId, isRemembered, onSent }: EmailFormProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { problem, show, clear } = useProblem()
  const [isSending, setSending] = useState(false)
  const refuse = (fault: Pick<RequestError, 'message'> & { status?: number }) => {
    show(fault)
    input.current?.focus()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const email = defined(input.current, 'input').value.trim()
    if (!emailPattern.test(email))
      return refuse({
        message: say('Enter your email address, such as {example}', { example: 'name@example.org' }),
      })
    setSending(true)
    clear()
    try {
      const { confirmation_token: confirmationToken } = await requestCode({
        session_id: sessionId,
        email,
        ...shownLanguage(),
      })
      onSent({ confirmationToken, email })
    } catch (error) {
      setSending(false)
      refuse(toRequestError(error))
    }
  }
  return (
    <form className="card" onSubmit={(event) => void send(event)} noValidate>
      <h2>{say('Your details')}</h2>
      <p className="quiet">
        {say(
          'Your instructor asks for a confirmed email address. We’ll send you a six-digit ' +
            'code. With it you can also see your results on any device.',
        )}
      </p>
      <label htmlFor="email">{say('Email')}</label>
      <input
        id="email"
        ref={input}
        type="email"
        autoComplete={isRemembered ? 'email' : 'off'}
        required
        defaultValue={storedDetails().email ?? ''}
        aria-invalid={problem !== ''}
        aria-describedby="email-problem"
      />
      <p className="problem" id="email-problem" role="alert">
        {problem}
      </p>
      <button type="submit" aria-disabled={isSending}>
        {isSending ? say('Sending…') : say('Send code')}
      </button>
    </form>
  )
}
