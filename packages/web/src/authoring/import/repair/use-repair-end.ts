import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

type RepairEnd = {
  /** The question that the cells form; undefined while they do not form one. */
  question: QuestionContent | undefined
  isChanged: boolean
  onDone: (content: QuestionContent) => void
  onCancel: () => void
  onLeave: (content: QuestionContent) => void
}

/**
 * Ends a repair in exactly one of four ways: done, cancelled (also by Escape), with the row left out, or left with
 * the changes made so far.
 */
export const useRepairEnd = ({ question, isChanged, onDone, onCancel, onLeave }: RepairEnd) => {
  const isSettled = useRef(false)
  const end = (how: () => void) => {
    isSettled.current = true
    how()
  }
  const done = () => question && end(() => onDone(question))
  const cancel = () => end(onCancel)

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

  return { done, cancel, end }
}
