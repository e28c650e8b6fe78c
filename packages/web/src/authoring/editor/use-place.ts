import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { withQuestionNo } from './editor-address.ts'
import type { Hand } from './hand.ts'
import { focusField, type Target } from './questions/fields.ts'

/**
 * The author's position in the quiz. The address contains the question, so that a reload returns to it. Going
 * to a question changes the address and, when the question is on the page, scrolls to it and sets the focus
 * there.
 */
export const usePlace = (
  store: QuizDraft,
  search: URLSearchParams,
  questionNo: number | undefined,
  hand: Hand,
): ((target: Target) => void) => {
  const [path, navigate] = useLocation()
  const target = useRef<Target | undefined>(questionNo === undefined ? undefined : { questionNo })
  const address = useRef({ path, search, navigate })

  const arrive = useCallback(() => {
    if (!target.current) return
    const { questionNo, field, keepsFocus } = target.current
    const question = store.getSnapshot().context.document.questions[questionNo - 1]
    if (question && focusField(question._id, field, 'center', keepsFocus)) target.current = undefined
  }, [store])

  useEffect(() => {
    address.current = { path, search, navigate }
  })
  useEffect(arrive, [arrive, questionNo])

  return useCallback(
    (next) => {
      const { path, search, navigate } = address.current
      target.current = next
      const question = store.getSnapshot().context.document.questions[next.questionNo - 1]
      if (question) hand.take(question._id)
      if (search.get('question_no') === String(next.questionNo)) arrive()
      else navigate(`${path}?${withQuestionNo(search, next.questionNo)}`, { replace: true })
    },
    [arrive, hand, store],
  )
}
