import { say, sayMade } from '@quizwright/domain/language/say.ts'
import type { CorrectableQuestion, CorrectionChoice } from '@quizwright/domain/schemas/correction.ts'
import { sayProblem } from '../api/problem-text.ts'
import { Progress } from '../ui/loading/progress.tsx'
import { chakra } from '../ui/styled/chakra.tsx'
import { ChooseCorrection } from './choose-correction.tsx'
import { ChooseGuidance } from './choose-guidance.tsx'
import { ChooseVersions } from './choose-versions.tsx'
import { ReviewCorrection } from './review-correction.tsx'
import type { CorrectionRun } from './use-correction.ts'

const Fault = chakra('p', { base: { color: 'fg.error' } })

type StepProps = { run: CorrectionRun; question: CorrectableQuestion }

/** Asks what is correct: the guidance for descriptive answers, or the options. */
const Choosing = ({ run: { view, send }, question }: StepProps) => {
  const { choice, isBusy } = view
  const { guidance, also } = choice
  const choose = (next: CorrectionChoice) => send({ type: 'choose', choice: next })
  return (
    <>
      {guidance ? (
        <ChooseGuidance
          question={question}
          guidance={guidance}
          disabled={isBusy}
          onWrite={(written) => choose({ kind: 'graded_again', correct: [], guidance: written })}
        />
      ) : (
        <ChooseCorrection
          question={question}
          choice={choice}
          disabled={isBusy}
          onChoose={(next) => choose({ ...next, ...(also && { also }) })}
        />
      )}
      <ChooseVersions
        others={question.other_versions ?? []}
        choice={choice}
        disabled={isBusy}
        onChoose={choose}
      />
    </>
  )
}

/** Shows what the correction would change before it is applied. */
const Reviewing = ({ run: { view, preview, send, corrected }, question }: StepProps) =>
  preview && (
    <ReviewCorrection
      question={corrected}
      choice={view.choice}
      preview={preview}
      words={view.words}
      reports={question.reports}
      disabled={view.isBusy}
      onWrite={(words) => send({ type: 'write', words })}
    />
  )

/**
 * Shows the current step of a correction (choosing, grading, reviewing, changing or done) and its problem, if
 * any.
 */
export const CorrectionSteps = ({ run, question }: StepProps) => {
  const { view } = run
  const done = view.choice.guidance ? say('Answers graded again.') : say('Marks corrected.')
  return (
    <>
      {view.isChoosing && <Choosing run={run} question={question} />}
      {view.isGradingAgain && <Progress label={say('Grading answers again')} value={view.progress} />}
      {view.isReviewing && <Reviewing run={run} question={question} />}
      {view.isApplied && (
        <p role="status">
          {done} {sayMade(view.outcome)}
        </p>
      )}
      {view.isUndone && (
        <p role="status">
          {say('Marks are back to what they were. {outcome}', { outcome: sayMade(view.outcome) })}
        </p>
      )}
      {view.isChanging && <Progress label={say('Changing marks')} value={view.progress} />}
      {view.problem && <Fault role="alert">{sayProblem(view.problem)}</Fault>}
    </>
  )
}
