import { lengths } from '@quizwright/domain/limits.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { makeId } from '../../database/queries/make-id.ts'
import { accounts, identities, type SignInOutcome, tokens } from '../../database/tables/auth.ts'
import type { TokenIdentity } from '../identity/open-session.ts'
import type { Claims } from './provider-client.ts'
import type { OidcProvider } from './provider-settings.ts'

type Account = typeof accounts.$inferSelect

const textClaim = (claims: Claims, name: string): string | undefined => {
  const value = claims[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/** Returns the values at a path like `realm_access.roles`; a claim whose own name has dots is found first. */
const valuesAt = (claims: Claims, path: string): string[] => {
  const value = Object.hasOwn(claims, path)
    ? claims[path]
    : path.split('.').reduce<unknown>((inside, name) => {
        const isObject = typeof inside === 'object' && inside !== null && Object.hasOwn(inside, name)
        return isObject ? (inside as Record<string, unknown>)[name] : undefined
      }, claims)
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')
}

const emailOf = (claims: Claims): string | undefined => {
  const email = textClaim(claims, 'email') ?? textClaim(claims, 'preferred_username')
  return email !== undefined && /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= lengths.email
    ? email
    : undefined
}

/** Whether the provider says that this person teaches. Asked at each sign-in, so that the right can be withdrawn. */
export const isInstructor = (
  { claim, instructorValues, operatorValues, domains }: OidcProvider,
  claims: Claims,
): boolean => {
  const listed = [...instructorValues, ...operatorValues]
  if (claim !== undefined) return valuesAt(claims, claim).some((value) => listed.includes(value))
  const domain = textClaim(claims, 'email')?.split('@').at(-1)?.toLowerCase()
  return claims['email_verified'] === true && domain !== undefined && domains.includes(domain)
}

/** Whether the provider says that this person administers the installation; undefined where it says nothing. */
export const operatorByClaim = (
  { claim, operatorValues }: OidcProvider,
  claims: Claims,
): boolean | undefined =>
  claim === undefined || operatorValues.length === 0
    ? undefined
    : valuesAt(claims, claim).some((value) => operatorValues.includes(value))

const accountOf = async (db: Queryable, { issuer, subject }: TokenIdentity): Promise<Account | undefined> => {
  const [found] = await db
    .select({ account: accounts })
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return found?.account
}

/** Remembers that an account is this identity. An identity that has an account keeps it. */
export const linkIdentity = async (
  db: Queryable,
  accountId: string,
  { issuer, subject }: TokenIdentity,
  now: Date,
): Promise<void> => {
  await db
    .insert(identities)
    .values({ issuer, subject, accountId, lastSignInAt: now })
    .onConflictDoUpdate({ target: [identities.issuer, identities.subject], set: { lastSignInAt: now } })
}

const refused = (code: 'OIDC_REFUSED' | 'OIDC_NOT_LISTED'): SignInOutcome => ({ kind: 'refused', code })

const createAccount = async (
  tx: Queryable,
  { identity, email, name, now }: { identity: TokenIdentity; email: string; name: string; now: Date },
): Promise<SignInOutcome> => {
  const emailKey = email.toLowerCase()
  const [created] = await tx
    .insert(accounts)
    .values({ id: makeId(), role: 'instructor', name, email, emailKey, createdAt: now })
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning({ id: accounts.id })
  if (created) {
    await linkIdentity(tx, created.id, identity, now)
    return { kind: 'signed in', accountId: created.id, ...identity }
  }
  const [taken] = await tx.select().from(accounts).where(eq(accounts.emailKey, emailKey))
  if (!taken || taken.disabledAt) return refused('OIDC_NOT_LISTED')
  // An address that a provider tells proves nothing about an account that exists, of another provider, too.
  const { id: accountId, email: address, passwordHash } = taken
  return { kind: 'needs proof', accountId, email: address, hasPassword: passwordHash !== null, ...identity }
}

type Proved = { provider: OidcProvider; claims: Claims; now: Date }

/**
 * Returns which account somebody is whom a provider has proved. Who is no instructor there any more loses the
 * sign-ins by this identity.
 */
export const matchAccount = async (db: Database, proved: Proved): Promise<SignInOutcome> => {
  const outcome = await findAccount(db, proved)
  const isOperator = operatorByClaim(proved.provider, proved.claims)
  if (outcome.kind === 'signed in' && isOperator !== undefined)
    await db.update(accounts).set({ isOperator }).where(eq(accounts.id, outcome.accountId))
  return outcome
}

const findAccount = (db: Database, { provider, claims, now }: Proved): Promise<SignInOutcome> =>
  db.transaction(async (tx) => {
    const identity = { issuer: claims.iss, subject: claims.sub, session: textClaim(claims, 'sid') ?? null }
    if (!isInstructor(provider, claims)) {
      await tx
        .delete(tokens)
        .where(and(eq(tokens.issuer, identity.issuer), eq(tokens.subject, identity.subject)))
      return refused('OIDC_NOT_LISTED')
    }
    const account = await accountOf(tx, identity)
    if (account?.disabledAt) return refused('OIDC_NOT_LISTED')
    if (account) {
      await linkIdentity(tx, account.id, identity, now)
      return { kind: 'signed in', accountId: account.id, ...identity }
    }
    const email = emailOf(claims)
    if (email === undefined || !provider.createsAccounts) return refused('OIDC_NOT_LISTED')
    const name = (textClaim(claims, 'name') ?? email).slice(0, lengths.name)
    return await createAccount(tx, { identity, email, name, now })
  })
