import { say } from '@quizwright/domain/language/say.ts'
import { useSelector } from '@xstate/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { editorQuery } from '../../routes/editor-query.ts'
import { href } from '../../routes/routes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { quizOf } from '../document/quiz-of.ts'
import { EditorColumns } from './editor-columns.tsx'
import { useEditor } from './editor-context.ts'
import { EditorFrame, type EditorFrameProps } from './editor-frame.tsx'
import { QuestionCard } from './questions/question-card.tsx'
import { QuestionList } from './questions/question-list.tsx'
import { NoSuchQuestion } from '../../ui/feedback/no-such-question.tsx'
import { useQuestionCount } from './use-quiz.ts'

const Line = chakra('nav', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '3' },
})

const OneQuestion = ({ questionNo }: { questionNo: number }) => {
  const { store, goTo } = useEditor()
  const count = useQuestionCount()
  const no = Math.max(1, Math.min(questionNo, count))
  const question = useSelector(store, ({ context }) => context.document.questions[no - 1])
  return (
    <EditorColumns questionNo={no} first={no}>
      {count > 0 && questionNo !== undefined && questionNo > count && (
        <NoSuchQuestion asked={questionNo} count={count} />
      )}
      {question ? (
        <>
          <QuestionCard key={question._id} question={question} no={no} total={count} isDrawn />
          <Line aria-label={say('Other questions')}>
            <Button
              icon={<ChevronLeft aria-hidden />}
              disabled={no === 1}
              onClick={() => goTo({ questionNo: no - 1 })}
            >
              {say('Previous question')}
            </Button>
            <Button disabled={no === count} onClick={() => goTo({ questionNo: no + 1 })}>
              {say('Next question')}
              <ChevronRight aria-hidden />
            </Button>
          </Line>
        </>
      ) : (
        <QuestionList questionNo={1} />
      )}
    </EditorColumns>
  )
}

/** A single question. It edits the same draft as the page of ten. */
export const SingleQuestion = (props: EditorFrameProps) => {
  const { questionNo = 1 } = props.address
  const back = {
    href: href.editQuestions(editorQuery(quizOf(props.open.draft.store), questionNo)),
    label: say('All questions'),
  }
  return (
    <EditorFrame {...props} view="one" back={back}>
      {(shownNo = 1) => <OneQuestion questionNo={shownNo} />}
    </EditorFrame>
  )
}
