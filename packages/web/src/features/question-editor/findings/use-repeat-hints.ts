import { createRepeatFinder } from '@quizwright/contracts/rules/repeats.ts'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useEditor } from '../editor-context.ts'
import type { Located } from './quiz-findings.ts'

/** Milliseconds without an edit before the whole quiz is read for questions that repeat each other. */
const restMs = 800

/** Hints on questions that repeat each other. They can wait until the keys rest, so typing never waits for them. */
export const useRepeatHints = (): readonly Located[] => {
  const { store } = useEditor()
  const questions = useSelector(store, ({ context }) => context.document.questions)
  const [hints, setHints] = useState<readonly Located[]>([])
  useEffect(() => {
    const timer = setTimeout(() => {
      const repeats = createRepeatFinder()
      setHints(questions.flatMap((question, index) => repeats.note(question, index + 1).map((finding) => ({ questionNo: index + 1, finding }))))
    }, restMs)
    return () => clearTimeout(timer)
  }, [questions])
  return hints
}
