import { defined, entryOf } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { mayAs, type Role } from '@quizwright/domain/rules/role.ts'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayRole } from '../../quiz-actions/quiz-role.ts'
import type { QuizTab } from '../../routes/quiz-address.ts'
import { href } from '../../routes/routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { LazyTypedCopy } from '../editor/co-editing/lazy-typed-copy.tsx'
import type { FramedQuiz } from './use-overview.ts'

/** The role that a tab needs. Other tabs are open to every role. */
const neededOf: Partial<Record<QuizTab, Role>> = { questions: 'editor', results: 'marker' }

/** Whether the signed-in instructor may open a tab of a quiz. */
export const mayOpen = (role: Role | undefined, tab: QuizTab | undefined): boolean =>
  mayAs(role ?? 'owner', (tab && neededOf[tab]) ?? 'viewer')

type AllowedScreenProps = { quiz: FramedQuiz | undefined; tab: QuizTab | undefined; children: ReactNode }

/** A screen of a quiz, or whom to ask for the role that it needs, for those who come by its address. */
export const AllowedScreen = ({ quiz, tab, children }: AllowedScreenProps) => {
  if (!quiz || mayOpen(quiz.role, tab)) return children
  const role = sayRole(entryOf(neededOf, defined(tab, 'tab')))
  return (
    <Page title={say('You need a different role')}>
      <EmptyState
        icon={<Lock aria-hidden />}
        title={
          quiz.owner_name
            ? say('{owner} owns this quiz. Ask them for the role {role}.', { owner: quiz.owner_name, role })
            : say('Ask the owner of this quiz for the role {role}.', { role })
        }
        action={<ButtonLink href={href.preview({ quizId: quiz._id })}>{say('Open preview')}</ButtonLink>}
      />
      {tab === 'questions' && <LazyTypedCopy quizId={quiz._id} mayRead />}
    </Page>
  )
}
