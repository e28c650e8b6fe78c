import { say } from '@quizwright/domain/language/say.ts'
import { useMutation } from '@tanstack/react-query'
import { FileUp, Lightbulb, PencilLine, Users } from 'lucide-react'
import { useLocation } from 'wouter'
import { useIsOffered } from '../../api/offered-calls.ts'
import { problemText } from '../../api/problem-text.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { Spinner } from '../../ui/loading/spinner.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Opened } from './opened.ts'

const Frame = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', '& > h2': { textStyle: 'title.lg' } },
})
const Steps = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    '& > li': { display: 'flex' },
  },
})
const Step = chakra('button', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    p: '5',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    bg: 'bg.panel',
    color: 'fg.muted',
    textStyle: 'sm',
    cursor: 'button',
    _hover: { bg: 'bg.subtle', borderColor: 'accent.emphasized' },
    '& > strong': { color: 'fg', fontWeight: 'semibold', textStyle: 'md' },
    '& > svg': { color: 'accent.fg', width: '6', height: '6', mb: '1' },
  },
})

/** What an instructor without any quiz can begin with. */
export const FirstSteps = ({ onOpen }: { onOpen: (opened: Opened) => void }) => {
  const instructorId = useInstructorId()
  const [, navigate] = useLocation()
  const isSharingOffered = useIsOffered('getSharedQuizzes')
  const example = useMutation({
    mutationFn: async () =>
      (await import('../../quiz-actions/create-example.ts')).createExample(instructorId),
    onSuccess: (quiz) => navigate(href.editQuestions(editorQuery(quiz))),
    onError: (error) => toast.error(say('The example wasn’t created'), problemText(error)),
  })
  return (
    <Frame aria-label={say('First steps')}>
      <h2>{say('How do you want to start?')}</h2>
      <Steps>
        <li>
          <Step type="button" onClick={() => onOpen({ window: 'wizard', source: 'write by hand' })}>
            <PencilLine aria-hidden />
            <strong>{say('Write questions')}</strong>
            <span>{say('With formulas and images, shown as students will see them.')}</span>
          </Step>
        </li>
        <li>
          <Step type="button" onClick={() => onOpen({ window: 'wizard', source: 'upload a CSV' })}>
            <FileUp aria-hidden />
            <strong>{say('Import questions')}</strong>
            <span>{say('From a spreadsheet, Word, Moodle, Canvas, Blackboard and other tools.')}</span>
          </Step>
        </li>
        <li>
          <Step
            type="button"
            aria-disabled={example.isPending || undefined}
            aria-busy={example.isPending || undefined}
            onClick={() => !example.isPending && example.mutate()}
          >
            {example.isPending ? <Spinner /> : <Lightbulb aria-hidden />}
            <strong>{say('Explore an example')}</strong>
            <span>{say('A three-question quiz that only you can see. Edit it, try it, archive it.')}</span>
          </Step>
        </li>
      </Steps>
      {isSharingOffered && (
        <div>
          <ButtonLink icon={<Users aria-hidden />} href={href.quizList({ shared: 'true' })}>
            {say('Shared with me')}
          </ButtonLink>
        </div>
      )}
    </Frame>
  )
}
