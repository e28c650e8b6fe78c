/** A mail that was not sent, since no mail server is set up. `createdAt` in UTC. */
export type OutboxMail = { recipient: string; subject: string; body: string; createdAt: string }
