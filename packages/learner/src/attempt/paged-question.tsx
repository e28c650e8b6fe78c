import { say } from '@quizwright/domain/language/say.ts'
import { useEffect, useRef, useState } from 'react'
import { Paragraph } from '../question/paragraph.tsx'
import { isUnanswered } from './answers.ts'
import { QuestionView, type QuestionViewProps } from './question-view.tsx'

/** The questions before which the text was read, while the page is open. */
const read = new Set<string>()

type PageBeforeProps = { text: string; takesFocus: boolean; onRead: () => void }

/** A text on a page of its own before a question. */
const PageBefore = ({ text, takesFocus, onRead }: PageBeforeProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section className="card question" aria-label={say('Before you go on')}>
      <h2 tabIndex={-1} ref={heading}>
        {say('Before you go on')}
      </h2>
      <Paragraph text={text} />
      <button type="button" onClick={onRead}>
        {say('Continue to the question')}
      </button>
    </section>
  )
}

/** One question, or the page before it until it was read. Who has answered has read it. */
export const PagedQuestion = (props: QuestionViewProps) => {
  const [, show] = useState(0)
  const { question, answer, takesFocus = true } = props
  const { page_before: text = '', question_id: id } = question
  const isRead = text === '' || read.has(id) || answer.solution !== null || !isUnanswered(answer)
  if (isRead) return <QuestionView {...props} />
  const onRead = (): void => {
    read.add(id)
    show((times) => times + 1)
  }
  return <PageBefore text={text} takesFocus={takesFocus} onRead={onRead} />
}
