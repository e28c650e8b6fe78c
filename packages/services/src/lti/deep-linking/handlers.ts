import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq } from '../../database/drizzle.ts'
import type { Context } from '../../context.ts'
import { ltiAccounts } from '../../database/tables/lti.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { connectAccount, listAccounts, previewConnection } from './connection-codes.ts'

export const ltiAccountHandlers = ({ db, now, ltiPlatforms }: Context) => {
  const list = async (instructorId: string) =>
    dataResponse({ accounts: await listAccounts(db, { instructorId, platforms: await ltiPlatforms.list() }) })
  return {
    getLtiAccounts: ({ user }) => list(user.userId),

    previewLtiConnection: async ({ body, user }) => {
      const asked = { code: body.code, platforms: await ltiPlatforms.list(), instructorId: user.userId }
      return dataResponse(await previewConnection(db, asked, now()))
    },

    connectLtiAccount: async ({ body, user }) => {
      await connectAccount(db, { code: body.code, instructorId: user.userId }, now())
      return list(user.userId)
    },

    disconnectLtiAccount: async ({ body, user }) => {
      const isOwn = and(eq(ltiAccounts.id, body.account_id), eq(ltiAccounts.instructorId, user.userId))
      await db.delete(ltiAccounts).where(isOwn)
      return list(user.userId)
    },
  } satisfies Pick<
    Handlers<'quiz'>,
    'getLtiAccounts' | 'previewLtiConnection' | 'connectLtiAccount' | 'disconnectLtiAccount'
  >
}
