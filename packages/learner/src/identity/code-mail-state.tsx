import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import { codeLimits } from '@quizwright/domain/limits.ts'
import type { CodeMail } from '@quizwright/contracts/schemas/learner.ts'
import { useEffect, useState } from 'react'
import type { SentCode } from '../connection/browser-storage.ts'
import { readCodeMail } from '../connection/learner-api.ts'

const askAgainMs = 2_000
const isSettled = (mail: CodeMail | undefined) => mail?.state === 'sent' || mail?.state === 'outbox'

/** The state of the mail with the code, requested until the mail is sent. */
const useCodeMail = ({ confirmationToken }: SentCode): CodeMail | undefined => {
  const [mail, setMail] = useState<CodeMail>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const askLater = () => {
      timer = setTimeout(() => setTries(tries + 1), askAgainMs)
    }
    readCodeMail(confirmationToken).then((read) => {
      setMail(read)
      if (!isSettled(read)) askLater()
    }, askLater)
    return () => clearTimeout(timer)
  }, [confirmationToken, tries])
  return mail
}

export const CodeMailState = ({ sent }: { sent: SentCode }) => {
  const mail = useCodeMail(sent)
  const email = <bdi>{sent.email}</bdi>
  const newest = sent.isAnother && `${say('Only the code in the newest email works.')} `
  if (mail?.state === 'outbox')
    return (
      <p role="status">
        {saidWith('No mail server is set up, so the email to {email} is in the administrator’s outbox.', {
          email,
        })}{' '}
        {newest}
        {mail.outbox_url !== null && (
          <a href={mail.outbox_url} target="_blank" rel="noreferrer">
            {say('Open the outbox')}
          </a>
        )}
      </p>
    )
  if (mail?.state === 'delayed')
    return (
      <p role="status">
        {saidWith(
          'We couldn’t send the email to {email} yet. We’ll keep trying; you can also ask for a new code.',
          { email },
        )}
      </p>
    )
  if (mail?.state === 'sent')
    return (
      <p role="status">
        {saidWith(
          sent.isAnother
            ? say('We sent another code to {email}. It’s valid for {minutes} minutes.')
            : say('We sent a code to {email}. It’s valid for {minutes} minutes.'),
          { email },
          { minutes: codeLimits.minutes },
        )}{' '}
        {newest}
        {say('If you can’t find it, check your spam folder.')}
      </p>
    )
  return <p role="status">{saidWith('Sending a code to {email}…', { email })}</p>
}
