import { Problem } from '@quizwright/contracts/problem.ts'
import type { People, Person } from '@quizwright/contracts/schemas/people.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { type AnyColumn, asc, eq, sql, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts, identities, knownAddresses, tokens } from '../../database/tables/auth.ts'
import { quizzes } from '../../database/tables/quizzes.ts'

/** The columns of the account a query is about; a subquery must name its table. */
const accountId = sql`${accounts}.id`

/** Tokens and known addresses are forgotten after a time, so each of them may know of the latest one. */
const lastSignIn = sql<Date | null>`greatest(
  (select max(last_sign_in_at) from ${identities} where account_id = ${accountId}),
  (select max(last_sign_in_at) from ${knownAddresses} where account_id = ${accountId}),
  (select max(created_at) from ${tokens} where account_id = ${accountId}))`.mapWith(tokens.createdAt)

const select = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      account: accounts,
      issuers: sql<
        string[]
      >`array(select issuer from ${identities} where account_id = ${accountId} order by 1)`,
      owned: sql<number>`(select count(distinct family_id)::int from ${quizzes} where instructor_id = ${accountId})`,
      lastSignIn,
    })
    .from(accounts)
    .where(where)
    .orderBy(asc(sql`lower(${accounts.name})`), asc(accounts.id))

type Row = Awaited<ReturnType<typeof select>>[number]

const describe = ({ account, issuers, owned, lastSignIn: at }: Row, userId: string): Person => ({
  _id: account.id,
  name: account.name,
  email: account.email,
  providers: issuers.map((issuer) => URL.parse(issuer)?.host ?? issuer),
  has_password: account.passwordHash !== null,
  is_operator: account.isOperator,
  is_disabled: account.disabledAt !== null,
  is_self: account.id === userId,
  quizzes: owned,
  last_sign_in_at: at && serializeDateTime(at),
})

type Asked = { search: string; from: number; count: number; userId: string }

/** Reads a part of the accounts by name: all, or those whose name or e-mail address has a text in any case. */
export const listPeople = async (db: Queryable, { search, from, count, userId }: Asked): Promise<People> => {
  const has = (column: AnyColumn) => sql`position(lower(${search}) in lower(${column})) > 0`
  const where = search === '' ? undefined : sql`(${has(accounts.name)} or ${has(accounts.email)})`
  const rows = await select(db, where).limit(count).offset(from)
  return { total: await db.$count(accounts, where), people: rows.map((row) => describe(row, userId)) }
}

/** Reads one account. Throws NOT_FOUND. */
export const readPerson = async (db: Queryable, id: string, userId: string): Promise<Person> => {
  const [row] = await select(db, eq(accounts.id, id))
  if (!row) throw new Problem('NOT_FOUND')
  return describe(row, userId)
}
