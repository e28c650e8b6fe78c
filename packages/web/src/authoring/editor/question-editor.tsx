import { limits } from '@quizwright/domain/limits.ts'
import { pageOfQuestion } from '@quizwright/machines/quiz-document/selectors.ts'
import { EditorColumns } from './editor-columns.tsx'
import { EditorFrame, type EditorFrameProps } from './editor-frame.tsx'
import { DrawNotice } from './findings/draw-notice.tsx'
import { FindingsPanel } from './findings/findings-panel.tsx'
import { QuestionList } from './questions/question-list.tsx'
import { NoSuchQuestion } from '../../ui/feedback/no-such-question.tsx'
import { useQuestionCount } from './use-quiz.ts'

const QuestionsOnPage = ({ questionNo }: { questionNo: number | undefined }) => {
  const count = useQuestionCount()
  const shownNo = Math.max(1, Math.min(questionNo ?? 1, count))
  const page = pageOfQuestion(shownNo)
  return (
    <EditorColumns questionNo={questionNo} first={(page - 1) * limits.questionsPerPage + 1}>
      {count > 0 && questionNo !== undefined && questionNo > count && (
        <NoSuchQuestion asked={questionNo} count={count} />
      )}
      {count > 0 && <FindingsPanel />}
      {count > 0 && <DrawNotice />}
      <QuestionList questionNo={shownNo} />
    </EditorColumns>
  )
}

/** The editor of a quiz's questions: ten per page, with the findings above and the summary beside them. */
export const QuestionEditor = (props: EditorFrameProps) => (
  <EditorFrame {...props} view="page">
    {(questionNo) => <QuestionsOnPage questionNo={questionNo} />}
  </EditorFrame>
)
