import { createRepeatFinder } from '@quizwright/contracts/rules/repeats.ts'
import { useEffect, useState } from 'react'
import type { Questions } from '../../document/changes.ts'
import { useEditor } from '../editor-context.ts'
import type { Located } from '../../document/findings/quiz-findings.ts'

/** Milliseconds without an edit before the quiz is searched for repeated questions. */
const restMs = 800

const repeatHints = (questions: Questions): Located[] => {
  const repeats = createRepeatFinder()
  return questions.flatMap((question, index) =>
    repeats.add(question, index + 1).map((finding) => ({ questionNo: index + 1, finding })),
  )
}

/**
 * Hints on repeated questions. They are found when nothing is typed for a moment, so that typing never waits for
 * them.
 */
export const useRepeatHints = (): readonly Located[] => {
  const { store } = useEditor()
  const [hints, setHints] = useState<readonly Located[]>([])
  useEffect(() => {
    const look = () =>
      setHints((before) => {
        const after = repeatHints(store.getSnapshot().context.document.questions)
        return before.length === 0 && after.length === 0 ? before : after
      })
    let timer = setTimeout(look, restMs)
    let seen = store.getSnapshot().context.document
    const subscription = store.subscribe(({ context: { document } }) => {
      if (document === seen) return
      seen = document
      clearTimeout(timer)
      timer = setTimeout(look, restMs)
    })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  }, [store])
  return hints
}
