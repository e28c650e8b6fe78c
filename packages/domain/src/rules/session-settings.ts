import type { SessionArrangement } from '../arrangement/in-session.ts'
import { sessionLimits } from '../limits.ts'
import type { Language } from '../language/languages.ts'
import type { Session, SessionAccess } from '../schemas/session.ts'
import type { Finding } from './finding.ts'
import { errorFinding } from './required.ts'

/**
 * Who may take a quiz in a session. `attempts_allowed` is null for an unlimited number, `access_code` is null for no
 * code. `shared_devices`: students use the same devices one after the other, so nothing of one stays for the next.
 * `language` is that of the students' page and mails, null for the language of each student. `forget_after_days`: so
 * many days after the end, who the students were is erased; null for never. `arrangement`: the rules of its papers,
 * null for those of the quiz.
 */
export type SessionSettings = {
  access: SessionAccess
  attempts_allowed: number | null
  access_code: string | null
  shared_devices: boolean
  language: Language | null
  forget_after_days: number | null
  arrangement: SessionArrangement | null
}

export const defaultSettings: SessionSettings = {
  access: 'anyone',
  attempts_allowed: null,
  access_code: null,
  shared_devices: false,
  language: null,
  forget_after_days: null,
  arrangement: null,
}

/** Returns the settings of a session, with defaults for those that a service does not know. */
export const sessionSettings = (session: Session): SessionSettings => ({
  access: session.access ?? defaultSettings.access,
  attempts_allowed: session.attempts_allowed ?? null,
  access_code: session.access_code ?? null,
  shared_devices: session.shared_devices ?? false,
  language: session.language ?? null,
  forget_after_days: session.forget_after_days ?? null,
  arrangement: session.arrangement ?? null,
})

/** Without letters and digits that look alike. */
const suggestedCharacters = 'abcdefghjkmnpqrstuvwxyz23456789'
const suggestedLength = 6

/** Suggests an access code that is easy to say aloud and hard to guess. `random` returns numbers from 0 to below 1. */
export const suggestCode = (random: () => number): string =>
  Array.from(
    { length: suggestedLength },
    () => suggestedCharacters[Math.floor(random() * suggestedCharacters.length)],
  ).join('')

/** Whether a program finds a code within hours, by the number of wrong ones that are tried (ADR 061). */
export const isGuessable = (code: string): boolean => {
  const kinds = /^\d*$/.test(code) ? 10 : 36
  return code !== '' && kinds ** code.trim().length < guessableBelow
}
const guessableBelow = 1_000_000

const { attemptsAllowed, minCodeLength, maxCodeLength } = sessionLimits
/** Ten years. */
const forgetDays = 3_650
const codePattern = new RegExp(`^[A-Za-z0-9]{${minCodeLength},${maxCodeLength}}$`)

/** Checks the settings that are given. An empty access code means no code. */
export const settingsFindings = ({
  attempts_allowed: allowed,
  access_code: code,
  forget_after_days: days,
}: Partial<SessionSettings>): Finding[] => [
  ...(typeof allowed === 'number' && !isAllowed(allowed)
    ? [
        errorFinding(
          'attemptsAllowed',
          'attempts_allowed',
          `Attempts allowed must be a whole number from 1 to ${attemptsAllowed}. Leave it empty for any number.`,
        ),
      ]
    : []),
  ...(code && !codePattern.test(code.trim())
    ? [
        errorFinding(
          'accessCode',
          'access_code',
          `An access code has ${minCodeLength} to ${maxCodeLength} letters from A to Z and digits. ` +
            'Leave it empty for none.',
        ),
      ]
    : []),
  ...(typeof days === 'number' && !(Number.isInteger(days) && days >= 1 && days <= forgetDays)
    ? [
        errorFinding(
          'forgetAfterDays',
          'forget_after_days',
          `Personal details can be erased from 1 to ${forgetDays} days after the end. Leave it empty to keep them.`,
        ),
      ]
    : []),
]

const isAllowed = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= attemptsAllowed
