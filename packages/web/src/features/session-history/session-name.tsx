import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { SessionState } from '@quizwright/domain/rules/session-state.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { Link } from 'wouter'
import { href } from '../../routes/routes.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { describeSettings, stateOf } from '../../sessions/describe-session.ts'

const states = (): Record<SessionState, { label: string; tone: 'good' | 'accent' | 'neutral' }> => ({
  open: { label: say('Open'), tone: 'good' },
  not_begun: { label: say('Not open yet'), tone: 'accent' },
  over: { label: say('Ended'), tone: 'neutral' },
})

const Line = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', '& > bdi': { minWidth: '0' } },
})
const Note = chakra('span', {
  base: { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted', mt: '0.5' },
})
const VersionLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '2px' },
})

/** The name of a session, whether it is open, and its settings for students. */
export const SessionName = ({ session, now }: { session: Session; now: Date }) => {
  const { label, tone } = states()[stateOf(session, now)]
  const settings = describeSettings(session)
  return (
    <>
      <Line>
        <bdi>{session.name}</bdi> <Badge tone={tone}>{label}</Badge>
      </Line>
      {settings && <Note>{settings}</Note>}
      {session.continued_in && (
        <Note>
          {saidWith('Its link now opens {version}.', {
            version: (
              <VersionLink href={href.sessions({ quizId: session.continued_in.quiz_id })}>
                {say('version {version}', { version: session.continued_in.version })}
              </VersionLink>
            ),
          })}
        </Note>
      )}
    </>
  )
}
