import type { DraftQuestion } from '@quizwright/contracts/schemas/question.ts'
import type { QuizDraft } from '@quizwright/machines/quiz-document/store.ts'
import { useEffect, useState } from 'react'

/** How long no key may come before what was typed is shown elsewhere too, in milliseconds. */
const restMs = 300

const read = (store: QuizDraft): readonly DraftQuestion[] => store.getSnapshot().context.document.questions

/**
 * The questions without what is being typed: a text follows once its keys rest, everything else at once. Following
 * each key, the summary would make the browser draw the page twice for it.
 */
export const useRestedQuestions = (store: QuizDraft): readonly DraftQuestion[] => {
  const [questions, setQuestions] = useState(() => read(store))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => setQuestions(read(store))
    const subscription = store.subscribe(({ context }) => {
      clearTimeout(timer)
      if (context.run === undefined) follow()
      else timer = setTimeout(follow, restMs)
    })
    // An edit between the first rendering and this effect.
    follow()
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [store])
  return questions
}
