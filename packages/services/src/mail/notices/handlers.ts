import { languages } from '@quizwright/domain/language/languages.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { mailPreferences, notices } from '../../database/tables/notices.ts'
import { dataResponse } from '../../http/response-bodies.ts'

const readPreferences = async (db: Queryable, accountId: string) => {
  const [found] = await db.select().from(mailPreferences).where(eq(mailPreferences.accountId, accountId))
  return dataResponse({
    is_on: !found?.isOff,
    language: languages.find((one) => one === found?.language) ?? null,
  })
}

export const noticeHandlers = ({ db }: Context) =>
  ({
    getMailPreferences: async ({ user }) => readPreferences(db, user.userId),

    saveMailPreferences: ({ body: { is_on: isOn, language }, user: { userId } }) =>
      db.transaction(async (tx) => {
        const changes = {
          ...(isOn !== undefined && { isOff: !isOn }),
          ...(language !== undefined && { language }),
        }
        await tx
          .insert(mailPreferences)
          .values({ accountId: userId, ...changes })
          .onConflictDoUpdate({
            target: mailPreferences.accountId,
            // A statement must set something.
            set: { accountId: userId, ...changes },
          })
        // What waits is not told any more.
        if (isOn === false) await tx.delete(notices).where(eq(notices.accountId, userId))
        return readPreferences(tx, userId)
      }),
  }) satisfies Pick<Handlers<'quiz'>, 'getMailPreferences' | 'saveMailPreferences'>
