import { logEvent } from '../../audit/log-event.ts'
import type { Context } from '../../context.ts'
import { type accounts, tokens } from '../../database/tables/auth.ts'
import { hashToken, makeToken, tokenEnd } from './token.ts'

/** The identity at a provider by which somebody signed in, and the provider's own session. */
export type TokenIdentity = { issuer: string; subject: string; session: string | null }

type SignedIn = { uid: string; token: string; user: { userId: string; name: string; email: string } }

/** Makes a token for an account and returns what the page stores. Without `identity`, a password proved who it is. */
export const openSession = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  account: Pick<typeof accounts.$inferSelect, 'id' | 'name' | 'email'>,
  identity?: TokenIdentity,
): Promise<SignedIn> => {
  const token = makeToken()
  const at = now()
  await db.insert(tokens).values({
    tokenHash: hashToken(token),
    accountId: account.id,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: tokenEnd(at, at),
    issuer: identity?.issuer ?? null,
    subject: identity?.subject ?? null,
    providerSession: identity?.session ?? null,
  })
  await logEvent(db, { actorId: account.id, kind: 'signIn' }, at)
  return { uid: account.id, token, user: { userId: account.id, name: account.name, email: account.email } }
}
