import { elementAt } from '@quizwright/domain/defined.ts'
import { firstLanguage, languages } from '@quizwright/domain/language/languages.ts'
import { and, asc, eq, isNull, sql } from '../../database/drizzle.ts'
import { readAccountNames } from '../../auth/accounts/account-names.ts'
import { readRoles } from '../../auth/rights/role-of.ts'
import type { Context } from '../../context.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { accounts } from '../../database/tables/auth.ts'
import { commentReads, comments, commentThreads } from '../../database/tables/comments.ts'
import { mailPreferences, notices } from '../../database/tables/notices.ts'
import { quizzes } from '../../database/tables/quizzes.ts'
import type { JobWorker } from '../../jobs/job-worker.ts'
import { queueMail } from '../queue-mail.ts'
import { noticeMail, type ToldQuiz } from './notice-mail.ts'

const dayMs = 24 * 60 * 60 * 1_000

type NoticeRow = typeof notices.$inferSelect & { name: string }

/** Returns the worker that tells somebody in one mail what happened in quizzes that are shared with them. */
export const sendNotices = (context: Pick<Context, 'db' | 'now' | 'mailer' | 'pageUrl'>): JobWorker => {
  const { db, now, pageUrl } = context
  return async ({ ownerId }) => {
    await db.transaction(async (tx) => {
      const found = await takeNotices(tx, ownerId)
      const [account] = await tx
        .select({ name: accounts.name, email: accounts.email, preferences: mailPreferences })
        .from(accounts)
        .leftJoin(mailPreferences, eq(mailPreferences.accountId, accounts.id))
        .where(and(eq(accounts.id, ownerId), isNull(accounts.disabledAt)))
      if (!account || account.email === '' || account.preferences?.isOff) return
      const told = await groupByQuiz(tx, await stillTrue(tx, ownerId, found))
      if (told.length === 0) return
      const written = firstLanguage([account.preferences?.language])
      const language = languages.find((one) => one === written) ?? 'en'
      const page = pageUrl()
      const text = noticeMail(
        language,
        account.name,
        told,
        page === undefined ? undefined : (quiz) => addressOf(page, quiz),
      )
      const expiresAt = new Date(now().getTime() + dayMs)
      const mail = {
        recipient: account.email,
        ...text,
        instructorId: ownerId,
        kind: 'notice' as const,
        expiresAt,
      }
      await queueMail(tx, context, mail, now())
    })
    return null
  }
}

/** Where the newest thing of a quiz is looked at. */
const addressOf = (page: string, { quizId, told }: ToldQuiz): string => {
  const isMarking = told.every(({ kind }) => kind === 'marking')
  return isMarking ? `${page}/quiz/to-mark` : `${page}/quiz/preview?quizId=${encodeURIComponent(quizId)}`
}

/** Takes the notices of somebody out of the table, so that no second mail tells them. */
const takeNotices = async (tx: Queryable, accountId: string): Promise<NoticeRow[]> => {
  const taken = await tx.delete(notices).where(eq(notices.accountId, accountId)).returning()
  if (taken.length === 0) return []
  const named = await tx
    .select({ id: quizzes.id, name: quizzes.name })
    .from(quizzes)
    .where(
      inIds(
        quizzes.id,
        taken.map(({ quizId }) => quizId),
      ),
    )
    .orderBy(asc(quizzes.id))
  const names = new Map(named.map(({ id, name }) => [id, name]))
  return taken.map((one) => ({ ...one, name: names.get(one.quizId) ?? '' }))
}

/** Leaves out what is over: quizzes whose role was taken away, and comments that are deleted or were read. */
const stillTrue = async (
  tx: Queryable,
  accountId: string,
  found: readonly NoticeRow[],
): Promise<NoticeRow[]> => {
  if (found.length === 0) return []
  const [roles, unread] = await Promise.all([
    readRoles(tx, [...new Set(found.map(({ quizId }) => quizId))], accountId),
    readUnread(
      tx,
      accountId,
      found.flatMap(({ commentId }) => commentId ?? []),
    ),
  ])
  return found.filter(
    ({ quizId, commentId }) =>
      (roles.get(quizId)?.role ?? null) !== null && (commentId === null || unread.has(commentId)),
  )
}

const readUnread = async (
  tx: Queryable,
  accountId: string,
  commentIds: readonly string[],
): Promise<Set<string>> => {
  if (commentIds.length === 0) return new Set()
  const rows = await tx
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(commentThreads, eq(commentThreads.id, comments.threadId))
    .leftJoin(
      commentReads,
      and(eq(commentReads.familyId, commentThreads.familyId), eq(commentReads.accountId, accountId)),
    )
    .where(
      and(
        inIds(comments.id, commentIds),
        eq(comments.isDeleted, false),
        sql`${comments.id} > coalesce(${commentReads.lastCommentId}, '')`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Counts what each person did in each quiz, in the order in which it began. */
const groupByQuiz = async (tx: Queryable, found: readonly NoticeRow[]): Promise<ToldQuiz[]> => {
  const names = await readAccountNames(tx, [...new Set(found.map(({ actorId }) => actorId))])
  const sorted = found.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return [...Map.groupBy(sorted, ({ quizId }) => quizId)].map(([quizId, all]) => ({
    quizId,
    name: elementAt(all, 0).name,
    told: [...Map.groupBy(all, ({ kind, actorId }) => `${kind} ${actorId}`).values()].map((alike) => ({
      kind: elementAt(alike, 0).kind,
      actor: names.get(elementAt(alike, 0).actorId)?.name ?? '',
      count: alike.length,
    })),
  }))
}
