import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { say } from '@quizwright/domain/language/say.ts'
import type { ReviewedQuestion as Question } from '@quizwright/contracts/schemas/attempt-result.ts'
import type { ReactNode } from 'react'
import { CheckedSolution } from '../question/checked-solution.tsx'
import { isLate, LateAnswerView } from '../question/late-answer-view.tsx'
import { OptionList } from '../question/option-list.tsx'
import { PageAgain } from '../question/page-again.tsx'
import { Paragraph } from '../question/paragraph.tsx'
import { QuestionText } from '../question/question-text.tsx'
import { formatMarks } from './format-figures.ts'
import { GradedAnswer } from './graded-answer.tsx'

type ReviewedQuestionProps = { question: Question; children?: ReactNode }

/** One question with its answer and its solution. */
export const ReviewedQuestion = ({ question, children }: ReviewedQuestionProps) => {
  const textId = `question-${question.question_id}`
  const { options, interaction } = question
  const isDescriptive = interaction ? interaction.kind === 'descriptive' : options.length === 0
  return (
    <div className="question">
      <PageAgain text={question.page_before} />
      <Paragraph text={question.paragraph} />
      <h3>
        {saidWith(
          'Question {number} {marks}',
          {
            marks: (
              <span className="quiet">{formatMarks(question.obtained_marks, question.total_marks)}</span>
            ),
          },
          { number: question.question_no },
        )}
      </h3>
      <QuestionText id={textId} question={question} />
      {question.is_skipped && <p className="quiet">{say('Skipped')}</p>}
      {isDescriptive ? (
        <GradedAnswer question={question} />
      ) : (
        <>
          {isLate(question) ? (
            <LateAnswerView
              question={question}
              answer={question}
              describedBy={textId}
              onChange={() => undefined}
            />
          ) : (
            <OptionList
              question={question}
              answer={question}
              describedBy={textId}
              onChange={() => undefined}
            />
          )}
          <CheckedSolution solution={question.solution} />
        </>
      )}
      {children}
    </div>
  )
}
