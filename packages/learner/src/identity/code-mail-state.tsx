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
  return (
    <p role="status">
      {mail?.state === 'outbox' ? (
        <>
          No mail server is set up here, so the mail to <bdi>{sent.email}</bdi> lies in the operator’s outbox.{' '}
          {sent.isAnother && 'Only the code in the newest mail is right. '}
          {mail.outbox_url !== null && (
            <a href={mail.outbox_url} target="_blank" rel="noreferrer">
              Open the outbox
            </a>
          )}
        </>
      ) : mail?.state === 'delayed' ? (
        <>
          The mail to <bdi>{sent.email}</bdi> could not be sent yet. We go on trying; you can also have it
          sent again.
        </>
      ) : mail?.state === 'sent' ? (
        <>
          We have sent {sent.isAnother ? 'another' : 'a'} code to <bdi>{sent.email}</bdi>. It holds for{' '}
          {codeLimits.minutes} minutes. {sent.isAnother && 'Only the code in the newest mail is right. '}
          If it is not there, look among the unwanted mails.
        </>
      ) : (
        <>
          Sending a code to <bdi>{sent.email}</bdi> …
        </>
      )}
    </p>
  )
}
