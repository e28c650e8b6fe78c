import { say, sayCount, texts } from '@quizwright/domain/language/say.ts'
import type { SessionState } from '@quizwright/domain/rules/session-state.ts'
import type { Session, SessionAccess } from '@quizwright/domain/schemas/session.ts'
import { Maximize } from 'lucide-react'
import { useRef } from 'react'
import { stateOf, hasOneLink } from '../../../sessions/describe-session.ts'
import { SessionCode } from '../../../sessions/session-code.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { CopiedText } from '../../../ui/form/copied-text.tsx'
import { sayMoment } from '../../../ui/format/say-date.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { CourseAddress } from '../../../sessions/course-address.tsx'
import { toMinutes } from '@quizwright/domain/rules/duration.ts'
import { sessionSettings } from '@quizwright/domain/rules/session-settings.ts'

const accessNeeds: Readonly<Record<SessionAccess, string>> = texts({
  anyone: 'The link and a browser; a phone works too. They enter their name, email and location.',
  confirmed_email: 'The link and an email address, to which we send a code.',
  student_list: 'Their own personal link. Only students on the list have one.',
  institution: 'Just their course: they open the quiz there without entering a name.',
})

/** What students need to take a quiz in a session, one sentence each. */
const whatStudentsNeed = (session: Session): string[] => {
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

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:has(figure)': { sm: { gridTemplateColumns: '15rem minmax(0, 1fr)' } },
    gap: '5',
    textStyle: 'sm',
    '& h3': { fontWeight: 'semibold', mb: '1' },
    '& ul': { listStyle: 'disc', ps: '5', display: 'grid', gap: '1' },
    '& figure': { mb: '0' },
  },
})
const Facts = chakra('div', { base: { display: 'grid', gap: '4', alignContent: 'start' } })
const Links = chakra('p', { base: { mt: '3', color: 'fg.muted' } })
const Hours = chakra('p', { base: { display: 'grid', gap: '1', justifyItems: 'start' } })

const states = (): Record<SessionState, { name: string; tone: 'good' | 'accent' | 'warning' }> => ({
  open: { name: say('Open now'), tone: 'good' },
  not_begun: { name: say('Not open yet: no one can start'), tone: 'accent' },
  over: { name: say('Ended: no one can start any more'), tone: 'warning' },
})

/** Shows the link of a session, its QR code, its opening hours and what students need. */
export const SharedSession = ({ session, now }: { session: Session; now: Date }) => {
  const poster = useRef<HTMLElement>(null)
  const { name, tone } = states()[stateOf(session, now)]
  const link = hasOneLink(session) ? session.link : undefined
  return (
    <>
      {link !== undefined && <CopiedText label={say('Link')} text={link} />}
      {session.access === 'institution' && session.link !== undefined && (
        <CourseAddress address={session.link} />
      )}
      <Columns>
        {link !== undefined && (
          <div>
            <SessionCode session={session} link={link} poster={poster} />
            <Button
              size="sm"
              variant="ghost"
              // Its icon stands below the code.
              ms="-3"
              icon={<Maximize aria-hidden />}
              onClick={() => void poster.current?.requestFullscreen()}
            >
              {say('Full screen')}
            </Button>
          </div>
        )}
        <Facts>
          <div>
            <h3>{say('Availability')}</h3>
            <Hours>
              <Badge tone={tone}>{name}</Badge>
              <span>
                {say('{startTime} to {endTime}', {
                  startTime: sayMoment(session.start_time),
                  endTime: sayMoment(session.end_time),
                })}
              </span>
            </Hours>
          </div>
          <div>
            <h3>{say('What students need')}</h3>
            <ul>
              {whatStudentsNeed(session).map((need) => (
                <li key={need}>{need}</li>
              ))}
            </ul>
            {session.access === 'student_list' && (
              <Links>
                {say('Under Sessions, select Students next to this session to copy or email the links.')}
              </Links>
            )}
          </div>
        </Facts>
      </Columns>
    </>
  )
}
