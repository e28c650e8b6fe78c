import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { AttemptActions } from '@quizwright/learner/attempt/attempt-actions.tsx'
import { ProgressCircles } from '@quizwright/learner/attempt/progress-circles.tsx'
import { PagedQuestion } from '@quizwright/learner/attempt/paged-question.tsx'
import { QuestionReview } from '@quizwright/learner/result/question-review.tsx'
import { Score } from '@quizwright/learner/result/score.tsx'
import { formatClock } from '@quizwright/learner/times.ts'
import logo from '@quizwright/ui/icon/quizwright.svg'
import { useState } from 'react'
import {
  blankAnswers,
  checkPreview,
  countToMark,
  markPreview,
  type PreviewedAnswer,
  previewSolution,
} from './preview-marks.ts'
import { toPaper, type Previewed } from './preview-paper.ts'

const PreviewedResult = ({
  previewed,
  answers,
}: {
  previewed: Previewed
  answers: readonly PreviewedAnswer[]
}) => {
  const result = markPreview(previewed, answers)
  const toMark = countToMark(previewed, answers)
  const isInWords = previewed.quiz.quiz_type === 'daq'
  return (
    <>
      {isInWords && (
        <p className="card">{say('Descriptive answers are marked after a student submits them.')}</p>
      )}
      {!isInWords && toMark > 0 && (
        <p className="card">
          {say(
            '{count} of these {total} answers would now wait for your marks. Students see their result after that.',
            { count: toMark, total: answers.length },
          )}
        </p>
      )}
      {!isInWords && toMark === 0 && (
        <section className="card">
          <Score result={result} />
        </section>
      )}
      <QuestionReview result={result} />
    </>
  )
}

type AnsweringProps = {
  previewed: Previewed
  answers: readonly PreviewedAnswer[]
  showsSolutions: boolean
  onAnswer: (index: number, changes: Partial<PreviewedAnswer>) => void
  onHandIn: () => void
}

const Answering = ({ previewed, answers, showsSolutions, onAnswer, onHandIn }: AnsweringProps) => {
  const [openIndex, setOpenIndex] = useState(0)
  const paper = toPaper(previewed)
  const isOneWay = paper.arrangement?.one_way === true
  const question = elementAt(paper.questions, openIndex)
  const content = elementAt(previewed.questions, openIndex)
  const answer = elementAt(answers, openIndex)
  const solution = previewSolution(previewed, content, answer)
  const change = (changes: Partial<PreviewedAnswer>) => onAnswer(openIndex, changes)
  const check = () => {
    const { changes, told } = checkPreview(previewed, content, answer)
    change(changes)
    return told
  }
  return (
    <>
      <ProgressCircles
        questions={paper.questions}
        answers={answers}
        openIndex={openIndex}
        onOpen={setOpenIndex}
        isOneWay={isOneWay}
      />
      <PagedQuestion
        key={question.question_id}
        paper={paper}
        question={question}
        answer={showsSolutions ? { ...answer, solution } : answer}
        onChange={change}
        onCheck={async () => check()}
        imageField={<p className="quiet">{say('Students can add images of written work here.')}</p>}
      />
      <AttemptActions
        index={openIndex}
        isLast={openIndex === paper.questions.length - 1}
        answer={answer}
        onOpen={setOpenIndex}
        onMark={(is_marked) => change({ is_marked })}
        onHandIn={onHandIn}
        isOneWay={isOneWay}
      />
    </>
  )
}

type PreviewedQuizProps = {
  previewed: Previewed
  /** Whether solutions are shown beside questions before they are answered. */
  showsSolutions: boolean
}

/** A quiz made of the learner's page. It can be answered and is marked as there, but nothing is stored. */
export const PreviewedQuiz = ({ previewed, showsSolutions }: PreviewedQuizProps) => {
  const { quiz, questions } = previewed
  const [answers, setAnswers] = useState<PreviewedAnswer[]>(() => blankAnswers(questions))
  const [isHandedIn, setIsHandedIn] = useState(false)
  const answer = (index: number, changes: Partial<PreviewedAnswer>) =>
    setAnswers((before) => before.map((one, at) => (at === index ? { ...one, ...changes } : one)))
  return (
    <>
      <header>
        <p className="product">
          <img src={logo} alt="" width="28" height="28" /> Quizwright
        </p>
        {!isHandedIn && <p className="countdown">{formatClock(quiz.duration)}</p>}
      </header>
      <main>
        <h1 dir="auto">{quiz.name}</h1>
        {isHandedIn ? (
          <PreviewedResult previewed={previewed} answers={answers} />
        ) : (
          <Answering
            previewed={previewed}
            answers={answers}
            showsSolutions={showsSolutions}
            onAnswer={answer}
            onHandIn={() => setIsHandedIn(true)}
          />
        )}
      </main>
    </>
  )
}
