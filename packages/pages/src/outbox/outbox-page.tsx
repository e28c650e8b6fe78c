import { Document, renderDocument } from '../document.tsx'
import { statusStyle } from '../status/status-style.ts'
import type { OutboxMail } from './outbox-mail.ts'

const refreshSeconds = 5

const style = `${statusStyle}
article { border-top: 1px solid; padding: 0.5rem 0; }
h2 { font-size: 1rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.25rem 0 0; }`

type OutboxPageProps = { mails: readonly OutboxMail[]; isMailServerSet: boolean }

/** Lists the mails to students in the outbox, newest first. The page needs no script and reloads itself. */
const OutboxPage = ({ mails, isMailServerSet }: OutboxPageProps) => (
  <Document
    title="Quizwright services: outbox"
    head={
      <>
        <meta name="viewport" content="width=device-width" />
        <meta httpEquiv="refresh" content={String(refreshSeconds)} />
        <style>{style}</style>
      </>
    }
  >
    <h1>Outbox</h1>
    <p>
      {isMailServerSet
        ? 'Mails go to the mail server. What lies here was written before it was set up.'
        : 'No mail server is set up (SMTP_URL), so mails to students lie here. Only this machine sees the page.'}
    </p>
    {mails.length === 0 && <p>No mail lies here.</p>}
    {mails.map(({ recipient, subject, body, createdAt }) => (
      <article key={`${createdAt} ${recipient}`}>
        <h2>{subject}</h2>
        <p>
          To {recipient}, {createdAt} UTC
        </p>
        <pre>{body}</pre>
      </article>
    ))}
  </Document>
)

export const renderOutboxPage = (props: OutboxPageProps): string =>
  renderDocument(() => <OutboxPage {...props} />)
