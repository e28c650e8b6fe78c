import { bigint, index, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, dateTime, walPosition } from './columns.ts'

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
  passwordHash: text('password_hash').notNull(),
  disabledAt: dateTime('disabled_at'),
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
  },
  (table) => [index('tokens_account').on(table.accountId), index('tokens_expiry').on(table.expiresAt)],
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

/**
 * The log position after all writes of an account. It reads only from replicas that have replayed so far. Empty
 * without replicas.
 */
export const lastWrites = auth.table('last_writes', {
  accountId: identity('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lsn: walPosition('lsn').notNull(),
})
