import { say } from '@quizwright/domain/language/say.ts'
import { shownText } from '@quizwright/domain/kinds/shown-text.ts'
import type { CorrectableQuestion, CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { QuestionContent } from '@quizwright/ui/question/question-content.tsx'
import type { ReactNode } from 'react'
import { problemText } from '../api/problem-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { CorrectionButtons } from './correction-buttons.tsx'
import { useCorrectableQuestion } from './correction-queries.ts'
import { CorrectionSteps } from './correction-steps.tsx'
import { useCorrection } from './use-correction.ts'

const Body = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', textStyle: 'sm', overflowWrap: 'anywhere' },
})
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    whiteSpace: 'pre-wrap',
    maxHeight: '7lh',
    overflow: 'auto',
    '& img': { maxHeight: '6rem' },
  },
})
export type CorrectMarksProps = {
  quizId: string
  questionId: string
  /** The correction that is chosen first. */
  choice?: CorrectionChoice
  /** `hasChanged`: whether marks or suggestions were changed. `isInForce`: whether the correction was not undone. */
  onClose: (hasChanged: boolean, isInForce: boolean) => void
}

/** The dialog while its question is loading or cannot be read. */
const Frame = ({ onClose, children }: Pick<CorrectMarksProps, 'onClose'> & { children: ReactNode }) => (
  <Dialog open title={say('Regrade')} onClose={() => onClose(false, false)}>
    {children}
  </Dialog>
)

const Correction = ({
  quizId,
  questionId,
  choice,
  onClose,
  question,
}: CorrectMarksProps & { question: CorrectableQuestion }) => {
  const run = useCorrection(quizId, questionId, question, choice)
  const { view } = run
  const leave = () => onClose(view.isApplied || view.isUndone, view.isApplied)
  return (
    <Dialog
      open
      size="md"
      title={
        view.choice.guidance
          ? say('Suggest marks again: question {number}', { number: question.question_no })
          : say('Regrade question {number}', { number: question.question_no })
      }
      locked={view.isChanging}
      onClose={leave}
      footer={<CorrectionButtons run={run} onLeave={leave} />}
    >
      <Body>
        <Words>
          <QuestionContent
            text={shownText({ ...question, question: question.text })}
            equation={question.equation}
            image={question.image_url}
          />
        </Words>
        <CorrectionSteps run={run} question={question} />
      </Body>
    </Dialog>
  )
}

/** Corrects the marks of one question in all attempts. */
const CorrectMarksDialog = (props: CorrectMarksProps) => {
  const { data, error, isFetching, refetch } = useCorrectableQuestion(props.quizId, props.questionId)
  if (data) return <Correction {...props} question={data} />
  return (
    <Frame onClose={props.onClose}>
      {error ? (
        <ErrorState
          title={say('The question couldn’t be loaded')}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {problemText(error)}
        </ErrorState>
      ) : (
        <Skeleton height="12rem" aria-label={say('Loading the question')} />
      )}
    </Frame>
  )
}

export default CorrectMarksDialog
