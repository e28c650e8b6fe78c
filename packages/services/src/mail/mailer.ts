import { createTransport } from 'nodemailer'

/**
 * The URL of the mail server and the sender of all mails. The URL contains a password, so it must never be logged.
 */
export type MailServer = { url: string; from: string }
export type OutgoingMail = { recipient: string; subject: string; body: string }

/** Sends mails as plain text. `send` rejects if the server does not accept the mail. */
export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }

const timeoutsMs = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/**
 * Connections are reused for several mails. The recipient is passed as a single address, so that a comma in it
 * cannot add another recipient.
 */
export const openMailer = ({ url, from }: MailServer): Mailer => {
  const transport = createTransport({ url, pool: true, maxConnections: 2, ...timeoutsMs })
  return {
    send: async ({ recipient, subject, body }) => {
      await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body })
    },
    close: () => transport.close(),
  }
}
