import { randomInt, timingSafeEqual } from 'node:crypto'
import { Problem } from '@quizwright/contracts/problem.ts'
import { type Language, languages } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { codeLimits } from '@quizwright/domain/limits.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { mails } from '../../database/tables/mails.ts'
import { type SignInOutcome, signInFlows } from '../../database/tables/auth.ts'
import { mailIn } from '../../mail/mail-in.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { hashCode } from '../../students/confirmation/hash-code.ts'
import { type FlowSecrets, isFlow } from './sign-in-flows.ts'

type NeedsProof = Extract<SignInOutcome, { kind: 'needs proof' }>

const hourMs = 60 * 60_000
/** Enough for who loses some, and few enough that nobody fills the mailbox of another. */
const mailsPerHour = 5

/** The flow that waits for a proof. Throws CODE_EXPIRED if it is over. */
const lockFlow = async (tx: Queryable, secrets: FlowSecrets, now: Date): Promise<NeedsProof> => {
  const [flow] = await tx.select().from(signInFlows).where(isFlow(secrets, now)).for('update')
  if (flow?.outcome.kind !== 'needs proof') throw new Problem('CODE_EXPIRED')
  return flow.outcome
}

const requireFewMails = async (tx: Queryable, { accountId, email }: NeedsProof, now: Date): Promise<void> => {
  await lockNames(tx, [`codes to ${accountId}`])
  const sent = await tx.$count(
    mails,
    and(
      eq(mails.instructorId, accountId),
      eq(mails.recipient, email),
      eq(mails.kind, 'code'),
      gt(mails.createdAt, new Date(now.getTime() - hourMs)),
    ),
  )
  if (sent >= mailsPerHour) throw new Problem('TOO_MANY_CODES', { retryAfterSeconds: hourMs / 1_000 })
}

const codeMail = (language: Language, code: string) =>
  mailIn(language, () => ({
    subject: say('Your code to sign in to Quizwright'),
    body: [
      say('Your code is {code}.', { code }),
      say('Enter it in the sign-in window within {minutes} minutes.', { minutes: codeLimits.minutes }),
      '',
      say(
        'It connects your account with another way to sign in. If that wasn’t you, do nothing: nobody can continue ' +
          'without the code.',
      ),
    ].join('\n'),
  }))

/**
 * Mails a code to the account whose address the identity of this sign-in has. It replaces an earlier one, and works in
 * the window that asked for it alone. Throws CODE_EXPIRED if the sign-in is over, and TOO_MANY_CODES.
 */
export const mailCode = async (
  context: Pick<Context, 'db' | 'now' | 'mailer'>,
  { secrets, language }: { secrets: FlowSecrets; language: string },
): Promise<void> => {
  const now = context.now()
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0')
  const expiresAt = new Date(now.getTime() + codeLimits.minutes * 60_000)
  await context.db.transaction(async (tx) => {
    const outcome = await lockFlow(tx, secrets, now)
    await requireFewMails(tx, outcome, now)
    const { accountId: instructorId, email: recipient } = outcome
    const mail = {
      ...codeMail(languages.find((one) => one === language) ?? 'en', code),
      recipient,
      instructorId,
      kind: 'code' as const,
      expiresAt,
    }
    await queueMail(tx, context, mail, now)
    const mailed = { hash: hashCode(secrets.secret, code), tries: 0, expiresAt: expiresAt.toISOString() }
    // The mail may take minutes, so the sign-in lives as long as the code.
    await tx
      .update(signInFlows)
      .set({ outcome: { ...outcome, code: mailed }, expiresAt })
      .where(isFlow(secrets, now))
  })
}

const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Checks a code that was mailed. Throws CODE_WRONG, which counts as a try, CODE_USED_UP and CODE_EXPIRED. */
export const verifyMailedCode = async (
  db: Database,
  { secrets, code }: { secrets: FlowSecrets; code: string },
  now: Date,
): Promise<void> => {
  const problem = await db.transaction(async (tx): Promise<'CODE_WRONG' | 'CODE_USED_UP' | undefined> => {
    const outcome = await lockFlow(tx, secrets, now)
    const { code: mailed } = outcome
    if (!mailed || new Date(mailed.expiresAt) <= now) throw new Problem('CODE_EXPIRED')
    if (mailed.tries >= codeLimits.tries) return 'CODE_USED_UP'
    if (isSame(mailed.hash, hashCode(secrets.secret, code))) return undefined
    const tries = mailed.tries + 1
    await tx
      .update(signInFlows)
      .set({ outcome: { ...outcome, code: { ...mailed, tries } } })
      .where(isFlow(secrets, now))
    return tries >= codeLimits.tries ? 'CODE_USED_UP' : 'CODE_WRONG'
  })
  // Outside of the transaction, which would take the count of tries back.
  if (problem) throw new Problem(problem)
}
