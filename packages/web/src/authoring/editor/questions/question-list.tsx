import { say } from '@quizwright/domain/language/say.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { pageOfQuestion, questionsOnPage, sameItems } from '@quizwright/machines/quiz-document/selectors.ts'
import { useSelector } from '@xstate/react'
import { Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/buttons/button.tsx'
import { useAfterFrame } from '../../../ui/loading/use-after-frame.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { AddingWindows } from '../../adding/adding-windows.tsx'
import { AddActionButtons } from '../../adding/add-action-buttons.tsx'
import { EmptyQuiz } from '../../adding/empty-quiz.tsx'
import { type Beginning, readBeginning, takeBeginning } from '../../document/begins-with.ts'
import { useEditor } from '../editor-context.ts'
import { Pager } from '../pager.tsx'
import { useDragScrollOfPage } from '../reordering/use-drag-scroll.ts'
import { useDropList } from '../reordering/use-drop-list.ts'
import { SelectionBar } from '../selection/selection-bar.tsx'
import { useQuestionCount } from '../use-quiz.ts'
import { newQuestion } from './new-question.ts'
import { QuestionCard } from './question-card.tsx'
import { useActivation } from './use-activation.ts'

const List = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1.5' } })

/**
 * The page of ten questions that contains the current one, with the pagination and the button that adds
 * a question.
 */
export const QuestionList = ({
  questionNo,
  begins,
}: {
  questionNo: number
  begins?: Beginning | undefined
}) => {
  const [beginning] = useState(() => begins ?? readBeginning())
  const { store, quizType, goTo, activeQuestion, late } = useEditor()
  const activation = useActivation()
  const count = useQuestionCount()
  const page = pageOfQuestion(questionNo)
  const questions = useSelector(store, ({ context }) => questionsOnPage(context, page), sameItems)
  // The active question comes first, because it nearly fills a screen. Laying out all ten of a page with it took one
  // task of 290 ms on a processor slowed to a quarter, now 190.
  const drawnPage = useAfterFrame(page, 0)
  const list = useRef<HTMLDivElement>(null)
  useDragScrollOfPage()
  useDropList(list, count > 0)
  const pages = Math.ceil(count / limits.questionsPerPage)
  const first = (page - 1) * limits.questionsPerPage

  const add = () => {
    const added = newQuestion(quizType)
    flushSync(() => {
      store.trigger.addQuestions({ added: [added] })
      activeQuestion.activateNew(added._id)
    })
    goTo({ questionNo: count + 1, field: 'question' })
  }
  useEffect(() => {
    if (takeBeginning() === 'write by hand' && count === 0) add()
  })
  const noteImage = (target: EventTarget, isLoaded: boolean) => {
    const link = target instanceof HTMLImageElement && target.getAttribute('src')
    if (link) late.noteShown(link, isLoaded)
  }
  const goToPage = useCallback(
    (next: number) => goTo({ questionNo: (next - 1) * limits.questionsPerPage + 1 }),
    [goTo],
  )
  const pager = (label: string) => (
    <Pager label={label} page={page} pages={pages} count={count} onPage={goToPage} />
  )
  const isFull = count >= limits.questionsPerSave
  const adder = (
    <Button
      variant={count === 0 ? 'solid' : 'outline'}
      icon={<Plus aria-hidden />}
      disabled={isFull}
      data-command
      onClick={add}
    >
      {isFull
        ? say('A quiz holds at most {most} questions', {
            most: limits.questionsPerSave,
          })
        : say('Add question')}
    </Button>
  )

  if (count === 0)
    return (
      <AddingWindows beginning={beginning}>
        <EmptyQuiz>{adder}</EmptyQuiz>
      </AddingWindows>
    )
  return (
    <AddingWindows beginning={beginning}>
      <List
        ref={list}
        {...activation}
        onLoadCapture={({ target }) => noteImage(target, true)}
        onErrorCapture={({ target }) => noteImage(target, false)}
      >
        {pager(say('Pages, above the questions'))}
        {questions.map((question, index) => {
          const no = first + index + 1
          return (
            <QuestionCard
              key={question._id}
              question={question}
              no={no}
              total={count}
              isDrawn={no === questionNo || drawnPage === page}
            />
          )
        })}
        {adder}
        <AddActionButtons disabled={isFull} />
        {pager(say('Pages, below the questions'))}
        <SelectionBar />
      </List>
    </AddingWindows>
  )
}
