import type { QuizToMark } from '@quizwright/contracts/schemas/marking-overview.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { href } from '../../../routes/routes.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'

const Line = chakra('small', {
  base: { display: 'block', textStyle: 'xs', fontWeight: 'medium', color: 'fg' },
})

/** What of a quiz is in the instructor's share, where its answers are shared out. */
export const OfTeam = ({ quiz: { in_share: share, to_mark: all } }: { quiz: QuizToMark }) =>
  share === undefined ? null : (
    <Line>
      {share === 0
        ? say('Everything assigned to you is marked')
        : say('{count} of {all} assigned to you', { count: share, all })}
    </Line>
  )

/** Leads to who marks what in a quiz; before other marking where answers wait for a decision. */
export const TeamLink = ({ quiz: { quiz_id: quizId, name, to_decide: count = 0 } }: { quiz: QuizToMark }) => {
  const isOffered = useIsOffered('getMarkingTeam')
  if (!isOffered) return null
  return (
    <ButtonLink
      size="sm"
      variant={count > 0 ? 'outline' : 'ghost'}
      href={href.markingTeam({ quizId })}
      aria-label={
        count > 0
          ? say('{count} answers to decide in {name}', { count, name })
          : say('Split the marking of {name}', { name })
      }
    >
      {count > 0 ? sayCount(count, '{count} to decide', '{count} to decide') : say('Split the marking')}
    </ButtonLink>
  )
}
