import { elementAt } from '@quizwright/domain/defined.ts'
import { disableAccount } from '@quizwright/services/auth/accounts/change-account.ts'
import { hashPassword } from '@quizwright/services/auth/accounts/password.ts'
import type { Database } from '@quizwright/services/database/database.ts'
import { insertRows } from '@quizwright/services/database/queries/insert-rows.ts'
import { accounts, tokens } from '@quizwright/services/database/tables/auth.ts'
import { mails } from '@quizwright/services/database/tables/mails.ts'
import {
  chapters,
  courseInstructors,
  courses,
  courseTags,
  modules,
  videos,
} from '@quizwright/services/database/tables/main.ts'
import { shares } from '@quizwright/services/database/tables/shares.ts'
import type { GivenRole } from '@quizwright/domain/rules/role.ts'
import { faculties, quizzes, sessions } from '@quizwright/services/database/tables/quizzes.ts'
import { hashToken, makeToken, tokenLifeMs } from '@quizwright/services/auth/identity/token.ts'
import { addLaunchTicket, addLtiAccount, addLtiCode, addLtiPlatform, addLtiScore } from './course-students.ts'
import { desc, eq, sql } from '@quizwright/services/database/drizzle.ts'
import { ulid } from 'ulid'
import { shareOut } from './share-out.ts'
import { deliver, type HandedIn, handIn, type HandIn } from './hand-in.ts'

/** An instructor as stored in the database, with a valid token. */
export type Seeded = {
  uid: string
  name: string
  email: string
  password: string
  token: string
  /** The ids of a new course and its contents, one of each kind. */
  courseIds: {
    course: string
    module: string
    chapter: string
    video: string
    courseTag: string
    faculty: string
  }
}
/** Changes to a database that no call can make. */
export type Populate = {
  /** Adds an instructor with a new course, or with the course of a colleague. */
  addInstructor: (colleague?: Seeded) => Promise<Seeded>
  expireTokens: (uid: string) => Promise<void>
  addAttempts: (quizId: string, count: number) => Promise<void>
  /** Copies a quiz this number of times, with its session and without its questions. */
  addCopies: (quizId: string, count: number) => Promise<void>
  handIn: (attempt: HandIn) => Promise<HandedIn>
  deliver: (resultId: string) => Promise<void>
  /** The code in the last mail to an e-mail address. No mail server is configured. */
  readCode: (email: string) => Promise<string>
  /** The ticket of a student whom a learning platform sends to a session. */
  addLaunchTicket: (sessionId: string) => Promise<string>
  /** The id of a score that was changed in a gradebook. */
  addLtiScore: (sessionId: string) => Promise<string>
  /** The code that a course shows to connect an account. */
  addLtiCode: () => Promise<string>
  /** The name of a learning platform that was registered. */
  addLtiPlatform: () => Promise<string>
  /** The id of an account at a learning platform that is connected with an instructor. */
  addLtiAccount: (instructorId: string) => Promise<string>
  /** Gives an instructor a role in all quizzes of another; null takes it away again. */
  shareAll: (ownerId: string, subjectId: string, role: GivenRole | null) => Promise<void>
  /**
   * Shares the results of all quizzes of an instructor out to one marker, by student. Resolves with what names these
   * students and their results.
   */
  shareOut: (ownerId: string, markerId: string) => Promise<string[]>
  /** Disables an account, as an operator does. */
  disable: (email: string) => Promise<void>
  /** All stored rows as text, each after the name of its table. */
  readRows: () => Promise<string[]>
}

/** One password for everybody, because hashing is slow by design. */
const password = 'a password for tests'
const hashed = hashPassword(password)

const addCourse = async (db: Database, name: string): Promise<Seeded['courseIds']> => {
  const courseIds = {
    course: ulid(),
    module: ulid(),
    chapter: ulid(),
    video: ulid(),
    courseTag: ulid(),
    faculty: ulid(),
  }
  await db.insert(courses).values({ id: courseIds.course, name: `Course of ${name}` })
  await db
    .insert(modules)
    .values({ id: courseIds.module, courseId: courseIds.course, name: `Module of ${name}`, place: 1 })
  await db
    .insert(chapters)
    .values({ id: courseIds.chapter, moduleId: courseIds.module, name: `Chapter of ${name}`, place: 1 })
  await db.insert(videos).values({
    id: courseIds.video,
    moduleId: courseIds.module,
    chapterId: courseIds.chapter,
    name: `Video of ${name}`,
    link: '/files/video',
    duration: 60,
    indexUrl: 'course',
    place: 1,
  })
  await db.insert(courseTags).values({ id: courseIds.courseTag, name: `Tag of ${name}` })
  await db.insert(faculties).values({ id: courseIds.faculty, name: `Faculty of ${name}` })
  return courseIds
}

export const populate = (db: Database): Populate => ({
  addInstructor: async (colleague) => {
    const uid = ulid()
    const name = `Ada ${uid.slice(-6)}`
    const email = `${uid.toLowerCase()}@example.org`
    const token = makeToken()
    const at = new Date()
    await db.insert(accounts).values({
      id: uid,
      role: 'instructor',
      name,
      email,
      emailKey: email,
      passwordHash: await hashed,
      // So that the suites, which call every row, may call those of operators.
      isOperator: true,
    })
    await db.insert(tokens).values({
      tokenHash: hashToken(token),
      accountId: uid,
      createdAt: at,
      lastUsedAt: at,
      expiresAt: new Date(at.getTime() + tokenLifeMs),
    })
    const courseIds = colleague?.courseIds ?? (await addCourse(db, name))
    await db.insert(courseInstructors).values({ courseId: courseIds.course, instructorId: uid })
    return { uid, name, email, password, token, courseIds }
  },
  expireTokens: async (uid) => {
    await db
      .update(tokens)
      .set({ expiresAt: new Date(0) })
      .where(eq(tokens.accountId, uid))
  },
  addAttempts: async (quizId, count) => {
    await db
      .update(quizzes)
      .set({ attempts: sql`${quizzes.attempts} + ${count}` })
      .where(eq(quizzes.id, quizId))
  },
  addCopies: async (quizId, count) => {
    const quiz = elementAt(await db.select().from(quizzes).where(eq(quizzes.id, quizId)), 0)
    const session = elementAt(await db.select().from(sessions).where(eq(sessions.quizId, quizId)), 0)
    const copies = Array.from({ length: count }, (_, index) => ({
      ...quiz,
      id: ulid(),
      name: `${quiz.name} ${index + 1}`,
      nameKey: `${quiz.nameKey} ${index + 1}`,
    })).map((copy) => ({ ...copy, familyId: copy.id }))
    await insertRows(db, quizzes, copies)
    await insertRows(
      db,
      sessions,
      copies.map((copy) => ({ ...session, id: ulid(), quizId: copy.id })),
    )
  },
  handIn: (attempt) => handIn(db, attempt),
  deliver: (resultId) => deliver(db, resultId),
  readCode: async (email) => {
    const [mail] = await db
      .select({ body: mails.body })
      .from(mails)
      .where(eq(mails.recipient, email))
      .orderBy(desc(mails.id))
      .limit(1)
    return /Your code is (\d+)\./.exec(mail?.body ?? '')?.[1] ?? 'no mail'
  },
  addLaunchTicket: (sessionId) => addLaunchTicket(db, sessionId),
  addLtiScore: (sessionId) => addLtiScore(db, sessionId),
  addLtiCode: () => addLtiCode(db),
  addLtiPlatform: () => addLtiPlatform(db),
  addLtiAccount: (instructorId) => addLtiAccount(db, instructorId),
  shareAll: async (ownerId, subjectId, role) => {
    const families = await db
      .selectDistinct({ familyId: quizzes.familyId })
      .from(quizzes)
      .where(eq(quizzes.instructorId, ownerId))
    const by = { changedBy: ownerId, changedAt: new Date() }
    if (families.length === 0) return
    await db
      .insert(shares)
      .values(families.map(({ familyId }) => ({ familyId, kind: 'person' as const, subjectId, role, ...by })))
      .onConflictDoUpdate({ target: [shares.familyId, shares.kind, shares.subjectId], set: { role, ...by } })
  },
  shareOut: (ownerId, markerId) => shareOut(db, ownerId, markerId),
  disable: async (email) => {
    await disableAccount(db, email, new Date())
  },
  readRows: async () => {
    const tables = await db.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname in ('auth', 'main', 'quiz') order by 1`,
    )
    const stored: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await db.execute<{ row: string }>(
        sql`select stored::text as row from ${sql.raw(name)} as stored`,
      )
      stored.push(...rows.map(({ row }) => `${name} ${row}`))
    }
    return stored
  },
})
