import { toMinutes } from '@quizwright/domain/rules/duration.ts'
import { countOf } from '@quizwright/domain/rules/plural.ts'
import { sessionSettings } from '@quizwright/domain/rules/session-settings.ts'
import type { Session, SessionAccess } from '@quizwright/domain/schemas/session.ts'

const accessNeeds: Readonly<Record<SessionAccess, string>> = {
  anyone: 'The link and a browser, also on a phone. They type their name, e-mail and place.',
  confirmed_email: 'The link and an e-mail address: a code is mailed to it.',
  student_list: 'Their own personal link, which only students on the list have.',
  institution: 'Nothing but their course: they open the quiz there, and nobody types a name.',
}

/** What students need to take a quiz in a session, one sentence each. */
export const whatStudentsNeed = (session: Session): string[] => {
  const { access, attempts_allowed: allowed, access_code: code } = sessionSettings(session)
  const minutes = toMinutes(session.quiz_id.duration)
  return [
    accessNeeds[access],
    ...(code === null ? [] : [`The access code ${code}, which you say aloud or write on the board.`]),
    `${countOf(minutes, 'minute')} without a break: the time runs from when they begin.`,
    allowed === null
      ? 'They may try as often as they like.'
      : `They may try ${allowed === 1 ? 'once' : `${allowed} times`}.`,
  ]
}
