import { languageNames } from '@quizwright/domain/language/languages.ts'
import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import { parseDateTime } from '@quizwright/domain/rules/date-time.ts'
import type { SessionArrangement } from '@quizwright/domain/arrangement/in-session.ts'
import { sessionSettings } from '@quizwright/domain/rules/session-settings.ts'
import { sessionStateAt, type SessionState } from '@quizwright/domain/rules/session-state.ts'
import type { Session, SessionAccess } from '@quizwright/domain/schemas/session.ts'

/** Labels for who may take a quiz in a session, for the form and the table. */
export const accessNames: Record<SessionAccess, string> = texts({
  anyone: 'Anyone with the link',
  confirmed_email: 'Students with a confirmed email',
  student_list: 'Students on a list',
  institution: 'Students of your course',
})

export const accessHints: Record<SessionAccess, string> = texts({
  anyone: 'Students’ details aren’t verified.',
  confirmed_email: 'Each student enters a code we email to them.',
  student_list: 'Each student on the list has a personal link.',
  institution: 'Students open it in your learning platform, which identifies them and receives their marks.',
})

/** Whether all students open a session by the same link. */
export const hasOneLink = ({ access }: Session): boolean =>
  access !== 'student_list' && access !== 'institution'

/** Says how the papers of a session differ, if not as those of the quiz do. */
const describeRules = (rules: SessionArrangement | null): string[] => {
  if (rules === null) return []
  const { shuffle_questions: shuffle = 'none', shuffle_options: areShuffled, one_way: isOneWay } = rules
  const said = [
    ...(shuffle === 'all' ? [say('questions shuffled')] : []),
    ...(shuffle === 'within_sections' ? [say('questions shuffled in their sections')] : []),
    ...(areShuffled ? [say('options shuffled')] : []),
    ...(isOneWay ? [say('no going back')] : []),
  ]
  return said.length === 0 ? [say('the same questions in the same order for everyone')] : said
}

/** Describes the settings of a session in one line. Undefined if the services do not support settings. */
export const describeSettings = (session: Session): string | undefined => {
  if (session.access === undefined) return undefined
  const {
    access,
    attempts_allowed: allowed,
    access_code: code,
    shared_devices: isShared,
    language,
    forget_after_days: days,
    arrangement,
  } = sessionSettings(session)
  return [
    say(accessNames[access]),
    allowed === null ? say('unlimited attempts') : sayCount(allowed, '{count} attempt', '{count} attempts'),
    ...(code === null ? [] : [say('access code {code}', { code })]),
    ...(isShared ? [say('shared devices')] : []),
    ...(language === null ? [] : [languageNames[language]]),
    ...describeRules(arrangement),
    ...(days === null
      ? []
      : [
          sayCount(
            days,
            'personal details erased {count} day after the end',
            'personal details erased {count} days after the end',
          ),
        ]),
  ].join(' · ')
}

export const stateOf = (session: Session, now: Date): SessionState =>
  sessionStateAt({ start: parseDateTime(session.start_time), end: parseDateTime(session.end_time) }, now)
