import { Problem } from '@quizwright/contracts/problem.ts'
import { eq } from '../database/drizzle.ts'
import { hashToken } from '../auth/identity/token.ts'
import type { Context } from '../context.ts'
import { type MailState, mails } from '../database/tables/mails.ts'
import { emailConfirmations } from '../database/tables/student-access.ts'
import { dataResponse } from '../http/response-bodies.ts'
import type { LearnerHandlers } from '../http/learner-handlers.ts'
import { redeemTicket } from '../lti/launch/redeem-ticket.ts'
import { isLoopbackAddress } from '../mail/loopback.ts'
import { confirmCode } from './confirmation/confirm-code.ts'
import { listOwnAttempts } from './list-own-attempts.ts'
import { openPersonalLink } from './admission/open-personal-link.ts'
import { requestCode } from './confirmation/request-code.ts'

type Names =
  | 'openPersonalLink'
  | 'openLaunch'
  | 'requestCode'
  | 'readCodeMail'
  | 'confirmCode'
  | 'listOwnAttempts'

const shownState = {
  waiting: 'waiting',
  delayed: 'delayed',
  failed: 'delayed',
  sent: 'sent',
  outbox: 'outbox',
} as const

export const studentHandlers = (context: Context): Pick<LearnerHandlers, Names> => ({
  requestCode: requestCode(context),
  openPersonalLink: async ({ body }) => dataResponse(await openPersonalLink(context.db, body, context.now())),
  openLaunch: async ({ body }) => dataResponse(await redeemTicket(context.db, body, context.now())),

  readCodeMail: async ({ attemptToken = '', address }) => {
    const [mail] = await context.db
      .select({ state: mails.state })
      .from(emailConfirmations)
      .innerJoin(mails, eq(mails.id, emailConfirmations.mailId))
      .where(eq(emailConfirmations.tokenHash, hashToken(attemptToken)))
    if (!mail) throw new Problem('NOT_FOUND')
    const isHere = mail.state === 'outbox' && isLoopbackAddress(address)
    return dataResponse({
      state: shownState[mail.state satisfies MailState],
      outbox_url: isHere ? (context.outboxUrl() ?? null) : null,
    })
  },

  confirmCode: async ({ attemptToken, body }) =>
    dataResponse(await confirmCode(context.db, { token: attemptToken, code: body.code }, context.now())),

  listOwnAttempts: listOwnAttempts(context),
})
