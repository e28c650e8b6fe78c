import { eq, inArray, sql } from '../../database/drizzle.ts'
import { foldText } from '../../database/queries/fold-text.ts'
import type { Database } from '../../database/database.ts'
import { ltiScores, ltiStudents, ltiTickets } from '../../database/tables/lti.ts'
import { mails } from '../../database/tables/mails.ts'
import { emailConfirmations, listedStudents, studentTokens } from '../../database/tables/student-access.ts'
import { students } from '../../database/tables/students.ts'
import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'

/** What the results of somebody are shown under from then on. */
export const erasedName = 'Erased student'

/** What a record holds of somebody who was erased. */
export const erasedValues = {
  // Two erased students of an instructor may both be without an address, unlike confirmed ones.
  kind: 'unconfirmed',
  fullName: erasedName,
  nameKey: foldText(erasedName),
  email: '',
  emailKey: '',
  phone: '',
  city: '',
  country: '',
  university: '',
  universityKey: foldText(''),
  image: null,
  detailsKey: null,
} as const

/**
 * Erases who somebody was: name, addresses, phone, place, image, sign-ins, places on lists, mails, and accounts at
 * learning platforms. Attempts, answers and marks stay, so that results and statistics stay right. A later launch or
 * confirmation of the same person makes a new record. Can't be undone.
 */
export const erasePerson = (db: Database, ids: readonly string[], now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const all = [...ids]
    const records = await tx.select().from(students).where(inArray(students.id, all))
    const addresses = records.map(({ email }) => email).filter((email) => email !== '')
    const mailboxes = addresses.map(toMailbox)
    await tx
      .update(students)
      .set({ ...erasedValues, mailboxKey: sql`${students.id}` })
      .where(inArray(students.id, all))
    await tx
      .update(listedStudents)
      .set({ name: erasedName, email: '', emailKey: sql`${listedStudents.id}`, code: null, removedAt: now })
      .where(inArray(listedStudents.studentId, all))
    for (const table of [studentTokens, ltiTickets, ltiStudents, ltiScores])
      await tx.delete(table).where(inArray(table.studentId, all))
    await tx.execute(
      sql`update quiz.attempts set token_hash = null, browser_hash = null where student_id in ${all}`,
    )
    await tx.execute(sql`update quiz.reports set browser_hash = null where student_id in ${all}`)
    for (const address of addresses) await tx.delete(mails).where(eq(mails.recipient, address))
    if (mailboxes.length > 0)
      await tx.delete(emailConfirmations).where(inArray(emailConfirmations.emailKey, mailboxes))
  })
