import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import { toMinutes } from '@quizwright/domain/rules/duration.ts'
import { sessionSettings } from '@quizwright/domain/rules/session-settings.ts'
import type { Session, SessionAccess } from '@quizwright/domain/schemas/session.ts'

const accessNeeds: Readonly<Record<SessionAccess, string>> = texts({
  anyone: 'The link and a browser, also on a phone. They type their name, e-mail and place.',
  confirmed_email: 'The link and an e-mail address: a code is mailed to it.',
  student_list: 'Their own personal link, which only students on the list have.',
  institution: 'Nothing but their course: they open the quiz there, and nobody types a name.',
})

/** What students need to take a quiz in a session, one sentence each. */
export const whatStudentsNeed = (session: Session): string[] => {
  const { access, attempts_allowed: allowed, access_code: code } = sessionSettings(session)
  const minutes = toMinutes(session.quiz_id.duration)
  return [
    say(accessNeeds[access]),
    ...(code === null
      ? []
      : [say('The access code {code}, which you say aloud or write on the board.', { code })]),
    sayCount(
      minutes,
      '{count} minute without a break: the time runs from when they begin.',
      '{count} minutes without a break: the time runs from when they begin.',
    ),
    allowed === null
      ? say('They may try as often as they like.')
      : sayCount(allowed, 'They may try once.', 'They may try {count} times.'),
  ]
}
