import { Problem } from '@quizwright/contracts/problem.ts'
import type { Handlers } from '@quizwright/server/routes/handler.ts'
import { and, eq, gt } from '../../database/drizzle.ts'
import type { Language } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { lockNames } from '../../database/queries/lock-names.ts'
import { mails } from '../../database/tables/mails.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { listedStudents } from '../../database/tables/student-access.ts'
import { dataResponse } from '../../http/response-bodies.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { addStudents, lockLists, requireShort } from './add-students.ts'
import { openLinkSecrets } from './personal-link.ts'
import { readStudentList } from './read-student-list.ts'
import { replaceLink } from './replace-link.ts'
import { mailIn } from '../../mail/mail-in.ts'

/** The mail with a student's personal link, in the language of the session. */
const linkMail = (
  language: Language,
  { quizName: quiz, name, link }: { quizName: string; name: string; link: string },
) =>
  mailIn(language, () => ({
    subject: say('Your link to the quiz “{quiz}”', { quiz }),
    body: [
      say('Hello {name},', { name }),
      '',
      say('Here is your personal link to the quiz “{quiz}”:', { quiz }),
      link,
      '',
      say(
        'Anyone who opens it takes the quiz as you, so don’t share it. You’ll also find your results there.',
      ),
    ].join('\n'),
  }))

type Names =
  | 'getStudentList'
  | 'addStudents'
  | 'removeStudent'
  | 'restoreStudent'
  | 'replacePersonalLink'
  | 'sendPersonalLinks'

const dayMs = 24 * 60 * 60 * 1_000
/** How long sending a mail with a personal link is retried, and how long it stays in the outbox. */
const mailDays = 3
/** The maximum number of mails with links per instructor and day. */
export const mailsPerDay = 6_000

/** Reads a session of the caller, which the check of the row's scope has found. Throws NOT_FOUND. */
const findSession = async (db: Queryable, sessionId: string) => {
  const [found] = await db
    .select({ session: sessions, quizName: quizzes.name, instructorId: quizzes.instructorId })
    .from(sessions)
    .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
    .where(eq(sessions.id, sessionId))
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

const isListed = (linkId: string, listedId: string) =>
  and(eq(listedStudents.linkId, linkId), eq(listedStudents.id, listedId))

export const studentListHandlers = (context: Context) => {
  const { db, now, learnerSiteUrl, personalLinksKey: ownKey } = context
  const read = (tx: Queryable, linkId: string) =>
    readStudentList(tx, { learnerSiteUrl: learnerSiteUrl(), linkId, ownKey })
  return {
    getStudentList: async ({ params }) => {
      const { session } = await findSession(db, params.sessionId)
      return dataResponse({ students: await read(db, session.linkId) })
    },

    addStudents: async ({ body }) =>
      db.transaction(async (tx) => {
        const { session, instructorId } = await findSession(tx, body.sessionId)
        const { linkId } = session
        const { headingLines, ...added } = await addStudents(
          tx,
          body.text,
          { linkId, instructorId, ownKey },
          now(),
        )
        return dataResponse({ students: await read(tx, linkId), ...added, heading_lines: headingLines })
      }),

    removeStudent: async ({ body }) => {
      const { session } = await findSession(db, body.sessionId)
      await db
        .update(listedStudents)
        .set({ removedAt: now() })
        .where(isListed(session.linkId, body.listed_id))
      return dataResponse({ students: await read(db, session.linkId) })
    },

    restoreStudent: async ({ body }) =>
      db.transaction(async (tx) => {
        const { session, instructorId } = await findSession(tx, body.sessionId)
        await lockLists(tx, instructorId)
        await tx
          .update(listedStudents)
          .set({ removedAt: null })
          .where(isListed(session.linkId, body.listed_id))
        await requireShort(tx, session.linkId)
        return dataResponse({ students: await read(tx, session.linkId) })
      }),

    replacePersonalLink: async ({ body }) =>
      db.transaction(async (tx) => {
        const { session } = await findSession(tx, body.sessionId)
        const secretOf = await openLinkSecrets(tx, ownKey)
        const { linkId } = session
        const { listed_id: listedId, link_number: linkNumber } = body
        await replaceLink(tx, { linkId, listedId, linkNumber, secretOf })
        return dataResponse({ students: await read(tx, linkId) })
      }),

    sendPersonalLinks: async ({ body }) =>
      db.transaction(async (tx) => {
        const { session, instructorId, quizName } = await findSession(tx, body.sessionId)
        const students = await read(tx, session.linkId)
        await requireFewMails(tx, instructorId, students.length, now())
        const expiresAt = new Date(now().getTime() + mailDays * dayMs)
        for (const { name, email, link } of students) {
          const text = linkMail(session.language ?? 'en', { quizName, name, link })
          await queueMail(
            tx,
            context,
            { recipient: email, ...text, instructorId, kind: 'link', expiresAt },
            now(),
          )
        }
        return dataResponse({ queued: students.length, outbox: context.mailer === undefined })
      }),
  } satisfies Pick<Handlers<'quiz'>, Names>
}

const requireFewMails = async (
  tx: Queryable,
  instructorId: string,
  wanted: number,
  now: Date,
): Promise<void> => {
  // The lock serializes this. Otherwise concurrent calls would all be counted before a mail is stored.
  await lockNames(tx, [`mails of ${instructorId}`])
  const since = new Date(now.getTime() - dayMs)
  // Codes are not counted: anybody may request one, and must not use up the instructor's limit.
  const own = and(eq(mails.instructorId, instructorId), eq(mails.kind, 'link'), gt(mails.createdAt, since))
  const sent = await tx.$count(mails, own)
  if (sent + wanted > mailsPerDay)
    throw new Problem('TOO_MANY_REQUESTS', {
      message:
        'Very many mails were sent today. Copy the links and send them yourself, or try again tomorrow.',
    })
}
