import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { costInMarks } from '@quizwright/domain/arrangement/describe-wrong-costs.ts'
import type { AttemptQuestion, SavedAnswer, Attempt, Solution } from '@quizwright/domain/schemas/attempt.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CheckedSolution } from '../question/checked-solution.tsx'
import { isDescriptive } from '../question/is-descriptive.ts'
import { isLate, LateAnswerView } from '../question/late-answer-view.tsx'
import { OptionList } from '../question/option-list.tsx'
import { PageAgain } from '../question/page-again.tsx'
import { Paragraph } from '../question/paragraph.tsx'
import { QuestionText } from '../question/question-text.tsx'
import { type AnswerChanges, isUnanswered } from './answers.ts'
import { DescriptiveAnswer } from './descriptive-answer.tsx'

export type QuestionViewProps = {
  paper: Pick<Attempt, 'questions' | 'quiz_type' | 'is_direct_check' | 'arrangement'>
  question: AttemptQuestion
  answer: SavedAnswer
  onChange: (changes: AnswerChanges) => void
  /** Checks the answer. Resolves when that has succeeded or failed, with what is told of one that may be changed. */
  onCheck: () => Promise<Solution | null>
  /** The field that adds images to a descriptive answer. */
  imageField: ReactNode
  /** Whether the heading takes the focus, because the student opened this question. */
  takesFocus?: boolean
}

export const QuestionView = ({
  paper,
  question,
  answer,
  onChange,
  onCheck,
  imageField,
  takesFocus = true,
}: QuestionViewProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isChecking, setChecking] = useState(false)
  const [tried, setTried] = useState<Solution | null>(null)
  const id = useId()
  const isInWords = isDescriptive(question, paper)
  const wrongCosts = isInWords ? 0 : (paper.arrangement?.wrong_costs ?? 0)
  useEffect(() => {
    // When the page has just opened, the focus stays on the heading of the page.
    const title = heading.current
    if (takesFocus && title && title.ownerDocument.activeElement?.tagName !== 'H1')
      title.focus({ preventScroll: true })
  }, [takesFocus])

  const check = async (): Promise<void> => {
    if (isChecking) return
    setChecking(true)
    setTried(await onCheck())
    setChecking(false)
  }
  const change = (changes: AnswerChanges): void => {
    setTried(null)
    onChange(changes)
  }

  return (
    <section className="card question" aria-labelledby={`${id}-number`}>
      {question.section !== '' && (
        <p className="section" dir="auto">
          {question.section}
        </p>
      )}
      <PageAgain text={question.page_before} />
      <Paragraph text={question.paragraph} />
      <h2 id={`${id}-number`} tabIndex={-1} ref={heading}>
        {saidWith(
          'Question {number} {of}',
          {
            of: (
              <span className="quiet">
                {sayCount(question.total_marks, 'of {total} · {count} mark', 'of {total} · {count} marks', {
                  total: paper.questions.length,
                })}
                {wrongCosts > 0 &&
                  say(', a wrong answer costs {cost}', {
                    cost: costInMarks(wrongCosts, question.total_marks),
                  })}
              </span>
            ),
          },
          { number: question.question_no },
        )}
      </h2>
      <QuestionText id={`${id}-text`} question={question} />
      {isInWords && (
        <DescriptiveAnswer answer={answer} describedBy={`${id}-text`} onChange={onChange}>
          {imageField}
        </DescriptiveAnswer>
      )}
      {!isInWords && isLate(question) && (
        <LateAnswerView
          question={question}
          answer={answer}
          told={tried?.parts}
          describedBy={`${id}-text`}
          onChange={change}
        />
      )}
      {!isInWords && !isLate(question) && (
        <OptionList
          question={question}
          answer={answer}
          describedBy={`${id}-text`}
          onChange={(selected) => change({ selected })}
        />
      )}
      {answer.solution && <CheckedSolution solution={answer.solution} />}
      {tried && <CheckedSolution solution={tried} />}
      {paper.is_direct_check && !isInWords && !answer.solution && (
        <button
          type="button"
          className="plain"
          disabled={isUnanswered(answer)}
          aria-disabled={isChecking}
          onClick={() => void check()}
        >
          {say('Check answer')}
        </button>
      )}
      {!!answer.tries_left && !answer.solution && (
        <p className="quiet">
          {sayCount(answer.tries_left, 'You have {count} try left.', 'You have {count} tries left.')}
        </p>
      )}
    </section>
  )
}
