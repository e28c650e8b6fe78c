import { bigint, index, pgSchema, text } from 'drizzle-orm/pg-core'
import { identity, dateTime } from './columns.ts'

export const auth = pgSchema('auth')

/**
 * Who may sign in. `email_key` is the address in lower case: two that differ in case only are one account.
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

/** Tokens by their SHA-256: who reads the database can't act as anybody. */
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

/** Sign-ins that failed, counted over all services by account and address. */
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
