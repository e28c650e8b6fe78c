import { studentRefusals } from '@quizwright/contracts/student-problems.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { randomInt } from 'node:crypto'
import { codeLimits } from '@quizwright/domain/limits.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { serializeDateTime } from '@quizwright/domain/rules/date-time.ts'
import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'
import { sql } from '../../database/drizzle.ts'
import type { Language } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { hashToken, makeToken } from '../../auth/identity/token.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { emailConfirmations } from '../../database/tables/student-access.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import type { LearnerHandlers } from '../../http/learner-handlers.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { findLink } from '../admission/find-link.ts'
import { hashCode } from './hash-code.ts'
import { mailIn } from '../../mail/mail-in.ts'

/** The mail with a code, in the language of the page on which it was asked for. */
const codeMail = (language: Language, quiz: string, code: string) =>
  mailIn(language, () => ({
    subject: say('Your code for the quiz “{quiz}”', { quiz }),
    body: [
      say('Your code is {code}.', { code }),
      say('Enter it on the page of the quiz “{quiz}” within {minutes} minutes.', {
        quiz,
        minutes: codeLimits.minutes,
      }),
      '',
      say(
        'Someone entered this email address there. If it wasn’t you, do nothing: nobody can continue without the code.',
      ),
    ].join('\n'),
  }))

/** Begins what stands for the IP address in requests of known devices. */
const devicePrefix = 'device '
const hourMs = 60 * 60 * 1_000
const dayMs = 24 * hourMs
const validMs = codeLimits.minutes * 60_000

/**
 * Sends a code to an e-mail address and returns the token that belongs to the code. Known and unknown addresses get
 * the same response. Throws NOT_FOUND, RULE and TOO_MANY_CODES.
 */
export const requestCode =
  (context: Context): LearnerHandlers['requestCode'] =>
  async ({ body, device, address: network }) => {
    const now = context.now()
    const { email, session_id: linkId, language = 'en' } = body
    const token = makeToken()
    const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0')
    const expiresAt = new Date(now.getTime() + validMs)
    await context.db.transaction(async (tx) => {
      const link = await findLink(tx, linkId)
      if (link.access !== 'confirmed_email')
        throw new Problem('RULE', {
          message: studentRefusals.noCodeNeeded,
        })
      const emailKey = toMailbox(email)
      const address = await admitRequest(tx, { emailKey, linkId: link.linkId, device, network }, now)
      const { instructorId, quizName } = link
      const text = codeMail(language, quizName, code)
      const mail = { recipient: email, ...text, instructorId, kind: 'code' as const, expiresAt }
      const mailId = await queueMail(tx, context, mail, now)
      await tx.insert(emailConfirmations).values({
        tokenHash: hashToken(token),
        linkId: link.linkId,
        instructorId,
        email,
        emailKey,
        codeHash: hashCode(token, code),
        address,
        mailId,
        createdAt: now,
        expiresAt,
      })
    })
    return dataResponse({
      confirmation_token: token,
      expires_at: serializeDateTime(expiresAt),
      now: serializeDateTime(now),
    })
  }

type Request = { emailKey: string; linkId: string; device: string | undefined; network: string }
type Asked = { emailKey: string; address: string; linkId: string }

/**
 * Returns under what a request is counted: a known device, or its network if the device has asked too often, because
 * others may use it, too. Throws TOO_MANY_CODES.
 */
const admitRequest = async (
  tx: Queryable,
  { device, network, ...asked }: Request,
  now: Date,
): Promise<string> => {
  const known = `${devicePrefix}${device}`
  if (device !== undefined && !(await findProblem(tx, { ...asked, address: known }, now))) return known
  const problem = await findProblem(tx, { ...asked, address: network }, now)
  if (problem) throw problem
  return network
}

/**
 * Returns why a request gets no code. Requests of known devices and of others are counted apart, so that strangers use
 * up neither the mails of a mailbox nor those of a network or a session.
 */
const findProblem = async (
  tx: Queryable,
  { emailKey, address, linkId }: Asked,
  now: Date,
): Promise<Problem | undefined> => {
  // The lock serializes this. Otherwise concurrent requests would all be counted before one is stored.
  await lockNames(tx, [emailKey, address, linkId])
  const isDevice = address.startsWith(devicePrefix)
  const hourAgo = new Date(now.getTime() - hourMs).toISOString()
  const dayAgo = new Date(now.getTime() - dayMs).toISOString()
  const { rows } = await tx.execute<{
    of_email: number
    of_email_today: number
    first_today: string | null
    here: number
    of_address: number
    of_link: number
  }>(sql`
    select count(*) filter (where email_key = ${emailKey} and created_at > ${hourAgo}::timestamptz)::int as of_email,
      count(*) filter (where email_key = ${emailKey})::int as of_email_today,
      min(created_at) filter (where email_key = ${emailKey}) as first_today,
      count(*) filter (where email_key = ${emailKey} and address = ${address}
        and created_at > ${hourAgo}::timestamptz)::int as here,
      count(*) filter (where address = ${address} and created_at > ${hourAgo}::timestamptz)::int as of_address,
      count(*) filter (where link_id = ${linkId} and created_at > ${hourAgo}::timestamptz)::int as of_link
    from ${emailConfirmations} where created_at > ${dayAgo}::timestamptz
      and starts_with(address, ${devicePrefix}) = ${isDevice}
      and (email_key = ${emailKey} or (created_at > ${hourAgo}::timestamptz
        and (address = ${address} or link_id = ${linkId})))`)
  const {
    of_email: ofEmail,
    of_email_today: ofEmailToday,
    first_today: firstToday,
    here,
  } = elementAt(rows, 0)
  const { of_address: ofAddress, of_link: ofLink } = elementAt(rows, 0)
  const isTooMany =
    // Strangers who use up the mails of an hour leave the owner some from another address.
    (ofEmail >= codeLimits.perEmail && here >= codeLimits.perEmailFromNewAddress) ||
    here >= codeLimits.perEmailAndAddress ||
    ofAddress >= (isDevice ? codeLimits.perDevice : codeLimits.perAddress) ||
    ofLink >= codeLimits.perSession
  if (isTooMany) return new Problem('TOO_MANY_CODES', { retryAfterSeconds: hourMs / 1_000 })
  if (ofEmailToday < codeLimits.perEmailAndDay) return undefined
  const waitMs = new Date(defined(firstToday, 'firstToday')).getTime() + dayMs - now.getTime()
  return new Problem('TOO_MANY_CODES', {
    message: tooManyToday,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
  })
}

const tooManyToday = studentRefusals.manyCodes
