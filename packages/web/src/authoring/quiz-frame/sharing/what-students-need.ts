import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import { toMinutes } from '@quizwright/domain/rules/duration.ts'
import { sessionSettings } from '@quizwright/domain/rules/session-settings.ts'
import type { Session, SessionAccess } from '@quizwright/domain/schemas/session.ts'

const accessNeeds: Readonly<Record<SessionAccess, string>> = texts({
  anyone: 'The link and a browser; a phone works too. They enter their name, email and location.',
  confirmed_email: 'The link and an email address, to which we send a code.',
  student_list: 'Their own personal link. Only students on the list have one.',
  institution: 'Just their course: they open the quiz there without entering a name.',
})

/** What students need to take a quiz in a session, one sentence each. */
export const whatStudentsNeed = (session: Session): string[] => {
  const { access, attempts_allowed: allowed, access_code: code } = sessionSettings(session)
  const minutes = toMinutes(session.quiz_id.duration)
  return [
    say(accessNeeds[access]),
    ...(code === null
      ? []
      : [say('The access code {code}, which you announce or write on the board.', { code })]),
    sayCount(
      minutes,
      '{count} minute in one sitting; the time starts when they start.',
      '{count} minutes in one sitting; the time starts when they start.',
    ),
    allowed === null
      ? say('They can take it as often as they like.')
      : sayCount(allowed, 'They can take it once.', 'They can take it {count} times.'),
  ]
}
