import { defined } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { toMailbox } from '@quizwright/domain/rules/mailbox.ts'
import type { StudentRecord } from '@quizwright/contracts/schemas/student.ts'

/** Two records that may belong to one person, and why. `kept` is the record with the better known student. */
export type LikelyPair = { kept: StudentRecord; merged: StudentRecord; reasons: string[] }

/** If more records than this share a name or a number, it is a common name or the telephone of a school. */
const largestGroup = 3
const shortestNumber = 7
/** The number of trailing digits that are compared, so that the country code does not matter. */
const comparedDigits = 9
const shown = 20

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The words of a name in sorted order, because lists often put the family name first. */
const nameKey = ({ full_name: name }: StudentRecord): string =>
  (fold(name).match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ')

const mailboxKey = ({ email }: StudentRecord): string => (email.includes('@') ? toMailbox(email) : '')

/** Ignores also what only some mail servers ignore: accents and dots. */
const emailKey = (student: StudentRecord): string => {
  const [local = '', domain = ''] = fold(mailboxKey(student)).split('@')
  return local === '' || domain === '' ? '' : `${local.replaceAll('.', '')}@${domain}`
}

const phoneKey = ({ phone = '' }: StudentRecord): string => {
  const digits = phone.replaceAll(/\D/g, '')
  // A number with one repeated digit was only typed to fill the field.
  return digits.length < shortestNumber || /^(\d)\1*$/.test(digits) ? '' : digits.slice(-comparedDigits)
}

const sameMailbox = () => say('the same mailbox')
const signs = () =>
  [
    { reason: sameMailbox(), keyOf: mailboxKey, weight: 8 },
    { reason: say('nearly the same email'), keyOf: emailKey, weight: 4 },
    { reason: say('the same phone number'), keyOf: phoneKey, weight: 2 },
    { reason: say('the same name'), keyOf: nameKey, weight: 1 },
  ] as const

const trust = { institution: 3, listed: 2, confirmed: 1, unconfirmed: 0 }
const byTrust = (left: StudentRecord, right: StudentRecord): number =>
  trust[right.kind] - trust[left.kind] || right.attempts - left.attempts

/** The records of a group to compare. Whoever confirmed addresses of one mailbox owns it, however many they are. */
const membersOf = (group: readonly StudentRecord[], reason: string): readonly StudentRecord[] => {
  if (group.length <= largestGroup) return group
  return reason === sameMailbox() ? group.filter(({ kind }) => kind !== 'unconfirmed') : []
}

const pairsIn = (group: readonly StudentRecord[]): [StudentRecord, StudentRecord][] => {
  const [kept, ...others] = group.toSorted(byTrust)
  return others.map((merged) => [defined(kept, 'kept'), merged])
}

/**
 * The pairs of records that may belong to one person, those with the strongest reasons first. The instructor
 * decides, because students may share a name, and siblings a telephone.
 */
export const likelyPairs = (students: readonly StudentRecord[]): LikelyPair[] => {
  const found = new Map<string, LikelyPair & { weight: number }>()
  for (const { reason, keyOf, weight } of signs()) {
    const { '': _without, ...groups } = Object.groupBy(students, keyOf)
    for (const group of Object.values(groups)) {
      for (const [kept, merged] of pairsIn(membersOf(defined(group, 'group'), reason))) {
        const key = [kept._id, merged._id].toSorted().join(' ')
        const before = found.get(key) ?? { kept, merged, reasons: [], weight: 0 }
        if (keyOf === emailKey && before.reasons.includes(sameMailbox())) continue
        found.set(key, {
          ...before,
          reasons: [...before.reasons, reason],
          weight: before.weight + weight,
        })
      }
    }
  }
  return [...found.values()]
    .toSorted((left, right) => right.weight - left.weight)
    .slice(0, shown)
    .map(({ weight: _, ...pair }) => pair)
}
