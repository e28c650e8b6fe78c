import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { GivenRole } from '@quizwright/domain/rules/role.ts'
import type { QuizShares } from '@quizwright/domain/schemas/share.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'lucide-react'
import { useState } from 'react'
import { problemText } from '../../../api/problem-text.ts'
import { rest } from '../../../api/rest.ts'
import { sayRole } from '../../../quiz-actions/quiz-role.ts'
import { href } from '../../../routes/routes.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { CopiedText } from '../../../ui/form/copied-text.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { sayDate } from '../../../ui/format/say-date.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { roleChoices } from './roles.ts'
import { sharesKey, useChangeShares } from './use-shares.ts'

const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    pt: '4',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    '& > p': { color: 'fg.muted' },
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '2',
    '& > :first-child': { flex: '0 1 9rem' },
  },
})

const useMakeLink = (quizId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (role: GivenRole) =>
      (await rest(shareEndpoints).makeShareLink({ body: { quiz_id: quizId, role } })).data,
    onSuccess: () => queries.invalidateQueries({ queryKey: sharesKey(quizId) }),
    onError: (error) => toast.error(say('The link wasn’t made.'), problemText(error)),
  })
}

type ColleagueLinkProps = { quizId: string; shares: QuizShares }

/** The link by which colleagues give themselves a role. Its address is shown once, when it is made. */
export const ColleagueLink = ({ quizId, shares: { link } }: ColleagueLinkProps) => {
  const [role, setRole] = useState<GivenRole>('viewer')
  const make = useMakeLink(quizId)
  const end = useChangeShares(
    quizId,
    async () => (await rest(shareEndpoints).removeShareLink({ body: { quiz_id: quizId } })).data,
  )
  const made = make.data
  const active = made ?? link
  return (
    <Section aria-label={say('Link for colleagues')}>
      <p>
        {active
          ? say('Colleagues who open the link and sign in get this role until {date}: {role}.', {
              date: sayDate(active.expires_at),
              role: sayRole(active.role),
            })
          : say('Make a link for colleagues who have an account here. Students can’t use it.')}
      </p>
      {made && (
        <CopiedText label={say('Link for colleagues')} text={`${location.origin}${href.join(made.secret)}`} />
      )}
      <Line>
        <Select label={say('Role with this link')} options={roleChoices()} value={role} onChange={setRole} />
        <Button icon={<Link aria-hidden />} busy={make.isPending} onClick={() => make.mutate(role)}>
          {active ? say('Replace the link') : say('Make a link')}
        </Button>
        {active && (
          <Button
            variant="ghost"
            busy={end.isPending}
            onClick={() =>
              end.mutate(undefined, {
                onSuccess: () => make.reset(),
                onError: (error) => toast.error(say('The link wasn’t ended.'), problemText(error)),
              })
            }
          >
            {say('End the link')}
          </Button>
        )}
      </Line>
    </Section>
  )
}
