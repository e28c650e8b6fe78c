import { say } from '@quizwright/domain/language/say.ts'
import { attemptLimits } from '@quizwright/domain/limits.ts'
import type { SavedAnswer } from '@quizwright/domain/schemas/attempt.ts'
import { type ReactNode, useId } from 'react'
import type { AnswerChanges } from './answers.ts'

type DescriptiveAnswerProps = {
  answer: SavedAnswer
  /** The id of the element with the question's text. */
  describedBy: string
  onChange: (changes: AnswerChanges) => void
  /** The field that adds images. */
  children: ReactNode
}

/** A field for an answer in the student's own words, with images. */
export const DescriptiveAnswer = ({ answer, describedBy, onChange, children }: DescriptiveAnswerProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{say('Your answer')}</label>
      <textarea
        id={id}
        rows={10}
        maxLength={attemptLimits.answerLength}
        dir="auto"
        aria-describedby={describedBy}
        value={answer.answer}
        onChange={(event) => onChange({ answer: event.currentTarget.value })}
      />
      {children}
    </>
  )
}
