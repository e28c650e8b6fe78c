/** A mail that was not sent because no mail server is set up. `createdAt` is in UTC. */
export type OutboxMail = { recipient: string; subject: string; body: string; createdAt: string }
