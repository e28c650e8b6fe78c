import { createTransport } from 'nodemailer'

/** How to reach the mail server, and whom its mails come from. The URL holds a password: never log it. */
export type MailServer = { url: string; from: string }
export type OutgoingMail = { recipient: string; subject: string; body: string }

/** Sends mails as plain text. `send` rejects when the server does not take the mail. */
export type Mailer = { send: (mail: OutgoingMail) => Promise<void>; close: () => void }

const timeoutsMs = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/**
 * Connections are kept for several mails. The recipient is passed as one address, so that a comma in it can't add a
 * second recipient.
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
