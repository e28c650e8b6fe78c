import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { PagedQuestion } from '@quizwright/learner/attempt/paged-question.tsx'
import { useState } from 'react'
import { blankAnswers, checkPreview, type PreviewedAnswer, previewSolution } from './preview-marks.ts'
import { toPaper, type Previewed } from './preview-paper.ts'
import { StudentFrame } from './student-frame.tsx'

type PreviewedQuestionProps = {
  quiz: Previewed['quiz']
  question: DraftQuestion
  /** The number of the question, and how many the quiz has. */
  no: number
  total: number
  /** Whether the solution is shown before the question is answered. */
  showsSolution: boolean
}

const Answered = ({ quiz, question, no, total, showsSolution }: PreviewedQuestionProps) => {
  const paper = toPaper({ quiz, questions: [question] })
  const [answer, setAnswer] = useState<PreviewedAnswer>(() => elementAt(blankAnswers([question]), 0))
  const shown = { ...elementAt(paper.questions, 0), question_no: no }
  // A selected option may have been removed since.
  const selected = answer.selected.filter((index) => index < question.options.length)
  // So may an entry of a list have been.
  const given = { selected, answer: answer.answer, response: answer.response }
  const { fits } = kindOf(question)
  const response = !fits || fits(question, given) ? answer.response : undefined
  const solution = previewSolution({ quiz, questions: [question] }, question, { ...given, response })
  const change = (changes: Partial<PreviewedAnswer>) => setAnswer((before) => ({ ...before, ...changes }))
  return (
    <main>
      <PagedQuestion
        paper={{ ...paper, questions: Array.from({ length: total }, () => shown) }}
        question={shown}
        answer={{
          ...answer,
          selected,
          response,
          solution: showsSolution || answer.solution ? solution : null,
        }}
        onChange={change}
        onCheck={async () => {
          const checked = { ...answer, selected, response }
          const { changes, told } = checkPreview({ quiz, questions: [question] }, question, checked)
          change(changes)
          return told
        }}
        imageField={<p className="quiet">{say('Students can add images of written work here.')}</p>}
        takesFocus={false}
      />
    </main>
  )
}

/**
 * Shows one question in an iframe made of the learner's page, while its author edits it. Answers are not
 * stored.
 */
export const PreviewedQuestion = (props: PreviewedQuestionProps) => (
  <StudentFrame title={say('The question in student view')} isPhone={false} isBeside>
    <Answered key={props.question._id} {...props} />
  </StudentFrame>
)
