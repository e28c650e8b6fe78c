import { domainToASCII } from 'node:url'
import type { StudentDetails } from '@quizwright/contracts/schemas/learner.ts'
import { foldText } from '../database/fold-text.ts'
import { makeId } from '../database/make-id.ts'

/** Returns the lower-case e-mail address by which a record is found, because case does not matter. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase()

const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * Whose mailbox an address leads to: mail to `ada+quiz@example.org` reaches that of `ada@example.org` (RFC 5233), and
 * so does mail to a domain written with invisible or full-width characters (IDNA). Students are distinguished by the
 * whole address; what is sent to one person is counted by this.
 */
export const mailboxOf = (email: string): string => {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/s.exec(emailKeyOf(email)) ?? []
  const visible = local.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const withoutTag = visible.replace(/\+.*/s, '')
  const host = domainToASCII(domain) || domain
  // Gmail ignores dots, and delivers both names of its domain to one mailbox.
  if (gmailDomains.has(host)) return `${withoutTag.replaceAll('.', '')}@gmail.com`
  return `${withoutTag}@${host}`
}

/** Returns the columns of a new record that follow from a student's details. */
export const studentValues = (details: StudentDetails) => ({
  id: makeId(),
  fullName: details.full_name,
  nameKey: foldText(details.full_name),
  email: details.email,
  emailKey: emailKeyOf(details.email),
  phone: details.phone,
  city: details.city,
  country: details.country,
  university: details.university,
  universityKey: foldText(details.university),
})
