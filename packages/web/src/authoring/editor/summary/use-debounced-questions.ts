import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useEffect, useState } from 'react'

/** The pause in typing after which other parts of the page show a text, in milliseconds. */
const delayMs = 300

const read = (store: QuizDraft): readonly DraftQuestion[] => store.getSnapshot().context.document.questions

/**
 * The questions as they were when typing last paused. Everything except typed text follows at once. If the
 * summary followed each keystroke, the browser would render the page twice for it.
 */
export const useDebouncedQuestions = (store: QuizDraft): readonly DraftQuestion[] => {
  const [questions, setQuestions] = useState(() => read(store))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => setQuestions(read(store))
    const subscription = store.subscribe(({ context }) => {
      clearTimeout(timer)
      if (context.run === undefined) follow()
      else timer = setTimeout(follow, delayMs)
    })
    // Catches an edit between the first render and this effect.
    follow()
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [store])
  return questions
}
