import { Problem } from '@quizwright/contracts/problem.ts'
import { defined } from '@quizwright/domain/defined.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { asc, eq } from '../../database/drizzle.ts'
import { logEvent } from '../../audit/log-event.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { accounts, tokens } from '../../database/tables/auth.ts'
import { handOverAll } from '../../quizzes/handing-over/hand-over-all.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { listPeople, readPerson } from './list-people.ts'

const defaultCount = 50
const mostAtOnce = 500

/** Operators keep themselves in, so that there is always one. */
const requireOther = (accountId: string, userId: string): void => {
  if (accountId === userId)
    throw new Problem('RULE', {
      message:
        'You can’t disable your own account or remove yourself as administrator. Another administrator can.',
    })
}

/**
 * Locks the accounts of all operators, so that two who change each other wait for each other, and requires that the
 * caller is still one of them: the last one stays.
 */
const lockOperators = async (tx: Queryable, userId: string): Promise<void> => {
  const operators = await tx
    .select({ id: accounts.id, disabledAt: accounts.disabledAt })
    .from(accounts)
    .where(eq(accounts.isOperator, true))
    .orderBy(asc(accounts.id))
    .for('update')
  if (!operators.some(({ id, disabledAt }) => id === userId && disabledAt === null))
    throw new Problem('OPERATOR_NEEDED')
}

export const peopleHandlers = ({ db, now }: Context) =>
  ({
    getPeople: async ({ query, user }) =>
      dataResponse(
        await listPeople(db, {
          search: query.search?.trim() ?? '',
          from: query.from ?? 0,
          count: Math.min(query.count ?? defaultCount, mostAtOnce),
          userId: user.userId,
        }),
      ),

    changePerson: async ({ body, user }) => {
      const { account_id: accountId, is_disabled: isDisabled, is_operator: isOperator } = body
      await db.transaction(async (tx) => {
        await lockOperators(tx, user.userId)
        const [before] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
        if (!before) throw new Problem('NOT_FOUND')
        if (isDisabled === true || isOperator === false) requireOther(accountId, user.userId)
        const log = (kind: string) =>
          logEvent(tx, { actorId: user.userId, kind, details: { subject_id: accountId } }, now())
        if (isDisabled !== undefined && isDisabled !== (before.disabledAt !== null)) {
          await tx
            .update(accounts)
            .set({ disabledAt: isDisabled ? now() : null })
            .where(eq(accounts.id, accountId))
          if (isDisabled) await tx.delete(tokens).where(eq(tokens.accountId, accountId))
          await log(isDisabled ? 'disableAccount' : 'enableAccount')
        }
        if (isOperator !== undefined && isOperator !== before.isOperator) {
          await tx.update(accounts).set({ isOperator }).where(eq(accounts.id, accountId))
          await log(isOperator ? 'addOperator' : 'removeOperator')
        }
      })
      return dataResponse({ person: await readPerson(db, accountId, user.userId) })
    },

    handOverAll: async ({ body, user }) => {
      const { account_id: from, to_id: to } = body
      const [, heir] = await Promise.all([from, to].map((id) => readPerson(db, id, user.userId)))
      if (from === to)
        throw new Problem('SHARE_REFUSED', {
          message: 'These quizzes belong to this person already. Choose somebody else.',
        })
      if (defined(heir, 'heir').is_disabled)
        throw new Problem('SHARE_REFUSED', {
          message: 'This account can not sign in any more. Choose another colleague.',
        })
      return dataResponse({ quizzes: await handOverAll(db, { from, to, actorId: user.userId }, now()) })
    },
  }) satisfies Pick<Handlers<'quiz'>, 'getPeople' | 'changePerson' | 'handOverAll'>
