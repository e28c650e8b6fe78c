import { screenRoutes } from '@quizwright/contracts/screens.ts'
import { shareEndpoints } from '@quizwright/contracts/endpoints/share.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { problemText } from '../../api/problem-text.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { sayRole } from '../../quiz-actions/quiz-role.ts'
import { href } from '../../routes/routes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { Page } from '../../ui/layout/page.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'

const Body = chakra('div', {
  base: { display: 'grid', justifyItems: 'start', gap: '4', maxWidth: '36rem', textStyle: 'sm' },
})
const Refusal = chakra('p', { base: { color: 'fg.error' } })

/** /quiz/join: takes the role that the link of a colleague gives, and opens the quiz. */
const JoinScreen = () => {
  const secret = location.hash.slice(1)
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const join = useMutation({
    mutationFn: () => rest(shareEndpoints).acceptShareLink({ body: { secret } }),
    onSuccess: ({ data: { quiz_id: quizId, name, role } }) => {
      toast.success(say('{name}: {role}', { name, role: sayRole(role) }))
      void queries.invalidateQueries({ queryKey: queryKeys.quizzes })
      navigate(href.preview({ quizId }), { replace: true })
    },
  })
  return (
    <Page title={say(screenRoutes.join.title)}>
      <Body>
        <p>
          {say(
            'A colleague shared a quiz with you. Once you’ve opened it, it’s listed under Shared with me.',
          )}
        </p>
        {join.error && <Refusal role="alert">{problemText(join.error)}</Refusal>}
        <Button variant="solid" busy={join.isPending} disabled={secret === ''} onClick={() => join.mutate()}>
          {say('Open the quiz')}
        </Button>
      </Body>
    </Page>
  )
}

export default JoinScreen
