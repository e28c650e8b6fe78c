import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { codeLimits } from '@quizwright/domain/limits.ts'
import { type FormEvent, useRef, useState } from 'react'
import type { SentCode } from '../connection/browser-storage.ts'
import { shownLanguage } from '../language/choose-language.ts'
import { confirmCode, requestCode } from '../connection/learner-api.ts'
import { toRequestError } from '../connection/request-error.ts'
import { useProblem } from '../connection/use-problem.ts'
import { CodeMailState } from './code-mail-state.tsx'

type CodeFormProps = {
  sessionId: string
  sent: SentCode
  onSent: (sent: SentCode) => void
  onOtherAddress: () => void
  onConfirmed: (studentToken: string) => void
}

/** Asks for the code that was sent. The code can be sent again, or to another address. */
export const CodeForm = ({ sessionId, sent, onSent, onOtherAddress, onConfirmed }: CodeFormProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { problem, show, clear } = useProblem()
  const [isBusy, setBusy] = useState(false)
  const attempt = async (send: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    clear()
    try {
      await send()
    } catch (error) {
      show(toRequestError(error))
      setBusy(false)
      input.current?.focus()
    }
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const code = defined(input.current, 'input').value.trim()
    // An input that cannot be a code is not sent, because each try counts.
    const digits = code.replaceAll(/[\s-]/g, '')
    if (digits.length !== codeLimits.digits) {
      show({
        message:
          code === ''
            ? say('Enter the code from the email.')
            : say('The code has six digits. Enter all of them.'),
      })
      input.current?.focus()
      return
    }
    void attempt(async () => onConfirmed((await confirmCode(sent.confirmationToken, code)).token))
  }
  const sendAgain = () =>
    attempt(async () => {
      const { confirmation_token: confirmationToken } = await requestCode({
        session_id: sessionId,
        email: sent.email,
        ...shownLanguage(),
      })
      onSent({ confirmationToken, email: sent.email, isAnother: true })
    })
  return (
    <form className="card" onSubmit={confirm} noValidate>
      <h2>{say('Enter the code')}</h2>
      <CodeMailState sent={sent} />
      <label htmlFor="code">{say('Six-digit code')}</label>
      <input
        id="code"
        ref={input}
        className="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLimits.digits + 2}
        required
        aria-invalid={problem !== ''}
        aria-describedby="code-problem"
      />
      <p className="problem" id="code-problem" role="alert">
        {problem}
      </p>
      <div className="actions spread">
        <button type="submit" aria-disabled={isBusy}>
          {say('Confirm')}
        </button>
        <span>
          <button type="button" className="link" onClick={() => void sendAgain()}>
            {say('Send a new code')}
          </button>{' '}
          <button type="button" className="link" onClick={onOtherAddress}>
            {say('Use another address')}
          </button>
        </span>
      </div>
    </form>
  )
}
