import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { useMutation } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { queryClient } from '../../../api/query-client.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { problemText } from '../../../api/problem-text.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { toast } from '../../../ui/feedback/toaster-store.ts'
import { useEditor } from '../editor-context.ts'
import { correctInPlace } from '../../document/saving/correct-in-place.ts'
import type { Report } from './reports-by-question.ts'

const Frame = chakra('aside', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '3',
    borderRadius: 'lg',
    bg: 'orange.subtle',
    textStyle: 'sm',
    '& h3': { display: 'flex', alignItems: 'center', gap: '1.5', fontWeight: 'semibold', color: 'orange.fg' },
    '& ul': { listStyle: 'disc', ps: '5' },
  },
})
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    color: 'fg.muted',
    textStyle: 'xs',
  },
})

type ReportsPanelProps = { questionId: string; no: number; reports: readonly Report[]; onClose: () => void }

/** Shows the reports on a question beside it. In a practice quiz, closing them also sends the correction. */
export const ReportsPanel = ({ questionId, no, reports, onClose }: ReportsPanelProps) => {
  const { draft, quizType, onCorrected } = useEditor()
  const isPractice = quizType === 'practice'
  const correct = useMutation({
    mutationFn: () => correctInPlace(draft, questionId),
    onSuccess: (isChanged) => {
      if (isChanged) {
        toast.success(
          say('Question {number} corrected and saved', { number: no }),
          say('Its issues are resolved.'),
        )
        onCorrected(questionId)
        void queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
      }
      onClose()
    },
    onError: (error) => toast.error(problemText(error)),
  })
  return (
    <Frame aria-label={say('Issues with question {number}', { number: no })}>
      <h3>
        <Flag size={16} aria-hidden />
        {labels.reportsReceived(reports.length)}
      </h3>
      <ul>
        {reports.map(({ desc, totalCount }) => (
          <li key={desc}>
            {desc} ({totalCount})
          </li>
        ))}
      </ul>
      <Foot>
        <span>
          {isPractice
            ? say(
                'Your corrections to this question are saved when you close this, and its issues are resolved.',
              )
            : say('Your corrections to this question take effect when you save.')}
        </span>
        <Button
          size="sm"
          busy={correct.isPending}
          onClick={() => (isPractice ? correct.mutate() : onClose())}
        >
          {isPractice ? say('Save and close') : labels.close}
        </Button>
      </Foot>
    </Frame>
  )
}
