import { bigint, index, pgSchema, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, dateTime, walPlace } from './columns.ts'

export const auth = pgSchema('auth')

/**
 * Accounts that may sign in. `email_key` is the address in lower case: addresses that differ only in case
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

/** Tokens, stored as SHA-256: reading the database lets nobody act as another user. */
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
 * From which IP addresses an account signed in: the failures of others who share such an address, as all of a
 * school, do not lock it out there.
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
 * After which place in the write-ahead log an account wrote nothing more: it reads from replicas that have got as
 * far. Empty where there are none.
 */
export const lastWrites = auth.table('last_writes', {
  accountId: identity('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  lsn: walPlace('lsn').notNull(),
})
