import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'wouter'
import { withQuestionNo } from './editor-address.ts'
import type { ActiveQuestion } from './active-question.ts'
import { focusField, type Target } from './questions/fields.ts'

/**
 * The author's position in the quiz. Going to a question shows it at once and, if it is on the page, focuses
 * it, so that typing goes into it. The address follows after the server has allowed it, so that a reload
 * returns there.
 */
export const usePosition = (
  store: QuizDraft,
  search: URLSearchParams,
  /** The number of the question in the address. */
  questionNo: number | undefined,
  activeQuestion: ActiveQuestion,
  /** Whether the screen shows only this question, so that it opens at its top and nothing is scrolled to. */
  isAlone: boolean,
): { shownNo: number | undefined; goTo: (target: Target) => void } => {
  const [path, navigate] = useLocation()
  const [shownNo, setShownNo] = useState(questionNo)
  const target = useRef<Target | undefined>(questionNo === undefined || isAlone ? undefined : { questionNo })
  const address = useRef({ path, search, navigate })
  /** Changes of the address that were requested and are not done yet, the oldest first. */
  const pending = useRef<(number | undefined)[]>([])

  const arrive = useCallback(() => {
    if (!target.current) return
    const { questionNo, field, keepsFocus } = target.current
    const question = store.getSnapshot().context.document.questions[questionNo - 1]
    if (question && focusField(question._id, field, 'center', keepsFocus)) target.current = undefined
  }, [store])

  useEffect(() => {
    address.current = { path, search, navigate }
  })
  useEffect(arrive, [arrive, shownNo])

  const goTo = useCallback(
    (next: Target) => {
      const { path, search, navigate } = address.current
      target.current = next
      const question = store.getSnapshot().context.document.questions[next.questionNo - 1]
      if (question) activeQuestion.activate(question._id)
      flushSync(() => setShownNo(next.questionNo))
      arrive()
      const isThere = pending.current.length === 0 && search.get('question_no') === String(next.questionNo)
      if (isThere || pending.current.at(-1) === next.questionNo) return
      pending.current.push(next.questionNo)
      navigate(`${path}?${withQuestionNo(search, next.questionNo)}`, { replace: true })
    },
    [arrive, activeQuestion, store],
  )

  const handled = useRef(questionNo)
  useEffect(() => {
    if (handled.current === questionNo) return
    handled.current = questionNo
    const index = pending.current.indexOf(questionNo)
    pending.current = pending.current.slice(index + 1)
    if (index !== -1) return
    // Not requested here: the browser's back or forward button, a link, or added questions.
    // After this effect, so that one card has collapsed before the other expands and is scrolled to.
    queueMicrotask(() => (questionNo === undefined ? setShownNo(undefined) : goTo({ questionNo })))
  }, [goTo, questionNo])
  return { shownNo, goTo }
}
