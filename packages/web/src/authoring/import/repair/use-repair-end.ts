import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

type RepairEnd = {
  /** What the cells say now; undefined while they are no question. */
  question: QuestionContent | undefined
  isChanged: boolean
  onDone: (content: QuestionContent) => void
  onCancel: () => void
  onLeave: (content: QuestionContent) => void
}

/**
 * The three ways in which a repair ends, of which only one happens: it is done, it is cancelled (also by
 * Escape), or its author leaves with what was changed.
 */
export const useRepairEnd = ({ question, isChanged, onDone, onCancel, onLeave }: RepairEnd) => {
  const isSettled = useRef(false)
  const done = () => {
    if (!question) return
    isSettled.current = true
    onDone(question)
  }
  const cancel = () => {
    isSettled.current = true
    onCancel()
  }

  const leave = useEffectEvent(() => {
    if (!isSettled.current && isChanged && question) onLeave(question)
  })
  useEffect(() => () => leave(), [])

  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopImmediatePropagation()
    cancel()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onEscape(event)
    // Otherwise the surrounding dialog would close and discard the import.
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [])

  return { done, cancel }
}
