import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { ArchiveRestore, Send, Share2 } from 'lucide-react'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import type { QuizTab } from '../../routes/quiz-address.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { FramedQuiz } from './use-overview.ts'
import type { QuizActions } from './use-quiz-actions.ts'

type MainActionProps = {
  quiz: FramedQuiz
  /** The open tab. The editor publishes and shares in its own bar, which stays in sight. */
  tab: QuizTab | undefined
  actions: QuizActions
  onShare: () => void
}

/** The next step for a quiz, depending on its state: restore, publish or share it. */
export const MainAction = ({ quiz, tab, actions, onShare }: MainActionProps) => {
  const mayEdit = useMay('editor')
  if (!mayEdit && (quiz.is_archived || !quiz.is_published)) return null
  if (quiz.is_archived)
    return (
      <Button
        size="sm"
        variant="solid"
        icon={<ArchiveRestore aria-hidden />}
        busy={actions.isBusy}
        onClick={actions.unarchive}
      >
        {labels.unarchive}
      </Button>
    )
  if (tab === 'questions') return null
  if (quiz.is_published)
    return (
      <Button size="sm" variant="solid" icon={<Share2 aria-hidden />} onClick={onShare}>
        {say('Share')}
      </Button>
    )
  return (
    <Button
      size="sm"
      variant="solid"
      icon={<Send aria-hidden />}
      busy={actions.isBusy}
      onClick={actions.publish}
    >
      {quiz.version > 1 ? say('Publish version {version}', { version: quiz.version }) : labels.publish}
    </Button>
  )
}
