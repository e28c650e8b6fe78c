import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { AskedQuestion, KeptAnswer, Paper } from '@quizwright/contracts/schemas/learner.ts'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { checkAnswer, type Holder, type Refused } from '../calls.ts'
import { Said } from '../parts/said.tsx'
import { SolutionView } from '../parts/solution-view.tsx'
import { type Changes, toGiven } from './attempt-store.ts'
import { OptionList } from './option-list.tsx'
import { PictureField } from './picture-field.tsx'

type Viewing = {
  holder: Holder
  paper: Paper
  question: AskedQuestion
  answer: KeptAnswer
  onChange: (changes: Changes) => void
  onProblem: (refused: Refused) => void
}

/** One question and its answer. */
export const QuestionView = ({ holder, paper, question, answer, onChange, onProblem }: Viewing) => {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [isChecking, setChecking] = useState(false)
  const id = useId()
  useEffect(() => {
    // On arriving, the page's own heading has the focus.
    if (document.activeElement?.tagName !== 'H1') headingRef.current?.focus({ preventScroll: true })
  }, [])

  const check = async (): Promise<void> => {
    if (isChecking) return
    setChecking(true)
    await checkAnswer(holder, toGiven(answer)).then((solution) => onChange({ solution }), onProblem)
    setChecking(false)
  }

  return (
    <section class="card question" aria-labelledby={`${id}-no`}>
      {question.section !== '' && (
        <p class="section" dir="auto">
          {question.section}
        </p>
      )}
      {question.paragraph !== '' && (
        <p class="words paragraph" dir="auto">
          {question.paragraph}
        </p>
      )}
      <h2 id={`${id}-no`} tabIndex={-1} ref={headingRef}>
        Question {question.question_no}{' '}
        <span class="quiet">
          of {paper.questions.length} · {question.total_marks} {question.total_marks === 1 ? 'mark' : 'marks'}
        </span>
      </h2>
      <div id={`${id}-asked`} class="asked">
        <Said words={question} picture={`Picture of question ${question.question_no}`} />
      </div>
      {paper.quiz_type === 'daq' ? (
        <>
          <label for={`${id}-answer`}>Your answer</label>
          <textarea
            id={`${id}-answer`}
            rows={10}
            maxLength={attemptLimits.answerLength}
            dir="auto"
            aria-describedby={`${id}-asked`}
            value={answer.answer}
            onInput={(event) => onChange({ answer: event.currentTarget.value })}
          />
          <PictureField
            holder={holder}
            questionId={question.question_id}
            pictures={answer.uploaded_images}
            onChange={(uploaded_images) => onChange({ uploaded_images })}
          />
        </>
      ) : (
        <OptionList
          question={question}
          answer={answer}
          describedBy={`${id}-asked`}
          onChange={(selected) => onChange({ selected })}
        />
      )}
      {answer.solution && <SolutionView solution={answer.solution} />}
      {paper.is_direct_check && !answer.solution && (
        <button
          type="button"
          class="plain"
          disabled={answer.selected.length === 0}
          aria-disabled={isChecking}
          onClick={() => void check()}
        >
          Check answer
        </button>
      )}
    </section>
  )
}
