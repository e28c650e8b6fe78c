import { bigint, boolean, index, jsonb, pgSchema, primaryKey, text } from '../drizzle.ts'
import { identity, dateTime } from './columns.ts'

export const auth = pgSchema('auth')

/**
 * Accounts that may sign in. `email_key` is the address in lower case, because addresses that differ only in case
 * belong to one account.
 */
export const accounts = auth.table('accounts', {
  id: identity('id').primaryKey(),
  role: text('role').$type<'instructor'>().notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull().unique(),
  /** Null if the account signs in by an identity provider only. */
  passwordHash: text('password_hash'),
  disabledAt: dateTime('disabled_at'),
  /** Whether the account also administers this installation. */
  isOperator: boolean('is_operator').notNull().default(false),
  createdAt: dateTime('created_at').notNull().defaultNow(),
})

/** Tokens, stored as SHA-256, so that reading the database is not enough to act as a user. */
export const tokens = auth.table(
  'tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: identity('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: dateTime('created_at').notNull().defaultNow(),
    lastUsedAt: dateTime('last_used_at').notNull().defaultNow(),
    expiresAt: dateTime('expires_at').notNull(),
    /** The identity and the session at its provider by which it was made; null if by a password. */
    issuer: text('issuer'),
    subject: text('subject'),
    providerSession: text('provider_session'),
  },
  (table) => [
    index('tokens_account').on(table.accountId),
    index('tokens_expiry').on(table.expiresAt),
    index('tokens_identity').on(table.issuer, table.subject),
  ],
)

/**
 * Who an account is at an identity provider. Found by issuer and subject alone, because an e-mail address may be
 * given to another person.
 */
export const identities = auth.table(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    accountId: identity('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: dateTime('created_at').notNull().defaultNow(),
    lastSignInAt: dateTime('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_account').on(table.accountId),
  ],
)

type ProvedIdentity = { issuer: string; subject: string; session: string | null }
/** A code that was mailed, hashed with the secret of the window, which is not stored. */
export type MailedCode = { hash: string; tries: number; expiresAt: string }

/**
 * What a sign-in at a provider led to, until the window that began it has read it. `needs proof`: an account has the
 * same e-mail address, and its password or a code that is mailed there connects the two.
 */
export type SignInOutcome =
  | ({ kind: 'signed in'; accountId: string } & ProvedIdentity)
  | ({
      kind: 'needs proof'
      accountId: string
      email: string
      hasPassword: boolean
      code?: MailedCode
    } & ProvedIdentity)
  | { kind: 'refused'; code: 'OIDC_REFUSED' | 'OIDC_NOT_LISTED' | 'OIDC_UNREACHABLE' }

/**
 * Sign-ins that came back from a provider. `flow_hash` is the hash of the window's secret, `browser_hash` that of
 * the cookie of the browser that began. Reading one needs both.
 */
export const signInFlows = auth.table(
  'sign_in_flows',
  {
    flowHash: text('flow_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    outcome: jsonb('outcome').$type<SignInOutcome>().notNull(),
    expiresAt: dateTime('expires_at').notNull(),
  },
  (table) => [index('sign_in_flows_expiry').on(table.expiresAt)],
)

/** Logout tokens of providers that were obeyed, so that a copy ends no later sign-in. */
export const usedLogoutTokens = auth.table(
  'used_logout_tokens',
  { tokenHash: text('token_hash').primaryKey(), expiresAt: dateTime('expires_at').notNull() },
  (table) => [index('used_logout_tokens_expiry').on(table.expiresAt)],
)

/** Failed sign-ins, counted by account and IP address across all processes. */
export const signInFailures = auth.table(
  'sign_in_failures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    emailKey: text('email_key').notNull(),
    address: text('address').notNull(),
    failedAt: dateTime('failed_at').notNull(),
  },
  (table) => [
    index('sign_in_failures_account').on(table.emailKey, table.address, table.failedAt),
    index('sign_in_failures_address').on(table.address, table.failedAt),
  ],
)

/**
 * The IP addresses from which an account signed in. Failed sign-ins of others who share such an address, as in a
 * school, do not lock the account out there.
 */
export const knownAddresses = auth.table(
  'known_addresses',
  {
    accountId: identity('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    lastSignInAt: dateTime('last_sign_in_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.address] }),
    index('known_addresses_age').on(table.lastSignInAt),
  ],
)
