import type { OwnedKind, ShareRule } from '@quizwright/contracts/define.ts'
import { Problem } from '@quizwright/contracts/problem.ts'
import { defined, elementAt, entryOf } from '@quizwright/domain/defined.ts'
import { mayAs, type Role } from '@quizwright/domain/rules/role.ts'
import { and, count, eq, isNotNull, not, type SQL } from '../../database/drizzle.ts'
import type { Queryable } from '../../database/database.ts'
import { inIds } from '../../database/queries/in-ids.ts'
import { corrections } from '../../database/tables/corrections.ts'
import { files } from '../../database/tables/csv-files.ts'
import { jobs } from '../../database/tables/jobs.ts'
import { attempts } from '../../database/tables/learner.ts'
import { ltiGroups } from '../../database/tables/lti-groups.ts'
import { quizzes, sessions } from '../../database/tables/quizzes.ts'
import { hasOnlyShare, isResultOf } from '../../marking/team/own-share.ts'
import { readAccountName, readOwner } from '../accounts/account-names.ts'
import { type FoundRole, mayUse, readRoles } from './role-of.ts'

type FindQuizzes = (db: Queryable, ids: string[], where?: SQL) => Promise<{ quizId: string }[]>

/** For each kind of object that belongs to a quiz, finds the quiz of each id, of those that meet a condition. */
const quizFinders: Partial<Record<OwnedKind, FindQuizzes>> = {
  quiz: (db, ids, where) =>
    db
      .select({ quizId: quizzes.id })
      .from(quizzes)
      .where(and(inIds(quizzes.id, ids), where)),
  session: (db, ids, where) =>
    db
      .select({ quizId: quizzes.id })
      .from(sessions)
      .innerJoin(quizzes, eq(quizzes.id, sessions.quizId))
      .where(and(inIds(sessions.id, ids), where)),
  'session or group': async (db, ids, where) => [
    ...(await defined(quizFinders.session, 'quizFinders.session')(db, ids, where)),
    ...(await db
      .select({ quizId: quizzes.id })
      .from(ltiGroups)
      .innerJoin(quizzes, eq(quizzes.id, ltiGroups.quizId))
      .where(and(inIds(ltiGroups.id, ids), where))),
  ],
  'quiz, session or group': async (db, ids, where) => [
    ...(await defined(quizFinders.quiz, 'quizFinders.quiz')(db, ids, where)),
    ...(await entryOf(quizFinders, 'session or group')(db, ids, where)),
  ],
  // An attempt has a result once it is handed in.
  result: (db, ids, where) =>
    db
      .select({ quizId: quizzes.id })
      .from(attempts)
      .innerJoin(quizzes, eq(quizzes.id, attempts.quizId))
      .where(and(inIds(attempts.id, ids), isNotNull(attempts.submittedAt), where)),
  correction: (db, ids, where) =>
    db
      .select({ quizId: quizzes.id })
      .from(corrections)
      .innerJoin(quizzes, eq(quizzes.id, corrections.quizId))
      .where(and(inIds(corrections.id, ids), where)),
}

/** For each kind of object that belongs to one person, counts how many of the ids are theirs. */
const personalCounters: Partial<
  Record<OwnedKind, (db: Queryable, ids: string[], userId: string) => Promise<{ n: number }[]>>
> = {
  file: (db, ids, userId) =>
    db
      .select({ n: count() })
      .from(files)
      .where(and(inIds(files.id, ids), eq(files.ownerId, userId))),
  job: (db, ids, userId) =>
    db
      .select({ n: count() })
      .from(jobs)
      .where(and(inIds(jobs.id, ids), eq(jobs.ownerId, userId))),
}

/** A result has a student's name, so whatever a row says, a viewer reaches none. */
const neededFor = (kind: OwnedKind, right: Role): Role =>
  kind === 'result' && right === 'viewer' ? 'marker' : right

/** What a call needs: the lowest role, and what it is for a marker who has only a share of the results. */
export type NeededRight = { right: Role; share?: ShareRule | undefined }

/** The condition of objects that are in somebody's share, as far as the call is limited to it. */
const inShare = (kind: OwnedKind, { right, share }: NeededRight, userId: string): SQL | undefined => {
  if (right !== 'marker' && kind !== 'result') return undefined
  if (share === 'whole') return not(hasOnlyShare(userId))
  return kind === 'result' ? isResultOf(userId) : undefined
}

/**
 * Requires that a person may do what needs a role with all these objects. This is the one place that answers the
 * question for calls. Throws NOT_FOUND to strangers, who do not learn whether the object exists, ROLE_NEEDED to
 * colleagues with too low a role or without this in their share of the marking, and ROLE_CHANGED to those who had one.
 */
export const requireRight = async (
  db: Queryable,
  { right, share }: NeededRight,
  kind: OwnedKind,
  ids: readonly string[],
  userId: string,
): Promise<void> => {
  const distinct = [...new Set(ids)]
  const countPersonal = personalCounters[kind]
  if (countPersonal) {
    const own = elementAt(await countPersonal(db, distinct, userId), 0)
    if (own.n !== distinct.length) throw new Problem('NOT_FOUND')
    return
  }
  const findQuizzes = quizFinders[kind]
  if (!findQuizzes) throw new Problem('NOT_BUILT')
  const needed = neededFor(kind, right)
  const isInShare = inShare(kind, { right: needed, share }, userId)
  const usable = await findQuizzes(db, distinct, and(mayUse(userId, needed), isInShare))
  if (usable.length !== distinct.length)
    throw await refusalOf(db, await findQuizzes(db, distinct), { ids: distinct, kind, needed, userId })
}

/** Returns the quizzes to which objects belong; none for files and jobs. */
export const findQuizIds = async (
  db: Queryable,
  kind: OwnedKind,
  ids: readonly string[],
): Promise<string[]> => {
  const found = await quizFinders[kind]?.(db, [...new Set(ids)])
  return [...new Set(found?.map(({ quizId }) => quizId))]
}

/** Throws why somebody may not edit a quiz. */
export const refuseQuiz = async (db: Queryable, quizId: string, userId: string): Promise<never> => {
  await requireRight(db, { right: 'editor' }, 'quiz', [quizId], userId)
  throw new Problem('NOT_FOUND')
}

type Refused = { ids: readonly string[]; kind: OwnedKind; needed: Role; userId: string }

/** Finds out why a call is refused. Only refused calls pay for it. */
const refusalOf = async (
  db: Queryable,
  found: readonly { quizId: string }[],
  { ids, kind, needed, userId }: Refused,
): Promise<Problem> => {
  const quizIds = [...new Set(found.map(({ quizId }) => quizId))]
  const roles = await readRoles(db, quizIds, userId)
  if (found.length !== ids.length || roles.size !== quizIds.length) return new Problem('NOT_FOUND')
  const tooLow = [...roles.values()].find(({ role }) => !mayAs(role, needed))
  if (tooLow) return explain(db, tooLow, needed)
  const [inOthersShare] = roles.values()
  return inOthersShare ? refuseOthersShare(db, inOthersShare, kind) : new Problem('NOT_FOUND')
}

const refuseOthersShare = async (
  db: Queryable,
  { ownerId }: FoundRole,
  kind: OwnedKind,
): Promise<Problem> => {
  const found = await readOwner(db, ownerId)
  if (!found || found.isDisabled) return refuseOwnedBy(found)
  const owner = found.name
  return new Problem('ROLE_NEEDED', {
    message:
      kind === 'result'
        ? `This result is in another marker’s share. Ask ${owner} for another share.`
        : `You mark a share of this quiz, and this is about all students. Ask ${owner} for the role editor.`,
  })
}

/** Whole sentences, because each is translated. */
const roleToAskFor = {
  viewer: 'Ask them for the role viewer.',
  marker: 'Ask them for the role marker.',
  editor: 'Ask them for the role editor.',
} as const

const explain = async (
  db: Queryable,
  { ownerId, role, changedBy }: FoundRole,
  needed: Role,
): Promise<Problem> => {
  if (role === null) {
    const name = changedBy && (await readAccountName(db, changedBy))
    return new Problem('ROLE_CHANGED', {
      ...(name && {
        message: `${name} took away your role in this quiz. What you typed is kept here; make a copy to go on.`,
      }),
    })
  }
  const found = await readOwner(db, ownerId)
  if (!found || found.isDisabled) return refuseOwnedBy(found)
  const owner = found.name
  return new Problem('ROLE_NEEDED', {
    message:
      needed === 'owner'
        ? `${owner} owns this quiz. Ask ${owner} to do this.`
        : `${owner} owns this quiz. ${roleToAskFor[needed]}`,
  })
}

/** Where nobody can be asked by name: an owner of another auth service, or one who can not sign in any more. */
const refuseOwnedBy = (owner: { name: string } | undefined): Problem =>
  new Problem('ROLE_NEEDED', {
    ...(owner && {
      message:
        `${owner.name} owns this quiz and can not sign in any more. ` +
        'Ask an administrator of Quizwright to transfer it.',
    }),
  })
