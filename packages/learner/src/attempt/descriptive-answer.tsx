import { attemptLimits } from '@quizwright/contracts/limits.ts'
import type { SavedAnswer } from '@quizwright/contracts/schemas/attempt.ts'
import { useId } from 'react'
import type { AttemptCredentials } from '../connection/learner-api.ts'
import type { AnswerChanges } from './answers.ts'
import { ImageField } from './image-field.tsx'

type DescriptiveAnswerProps = {
  credentials: AttemptCredentials
  answer: SavedAnswer
  /** The id of the question's text. */
  describedBy: string
  onChange: (changes: AnswerChanges) => void
}

/** An answer in the student's own words, with images. */
export const DescriptiveAnswer = ({ credentials, answer, describedBy, onChange }: DescriptiveAnswerProps) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Your answer</label>
      <textarea
        id={id}
        rows={10}
        maxLength={attemptLimits.answerLength}
        dir="auto"
        aria-describedby={describedBy}
        value={answer.answer}
        onChange={(event) => onChange({ answer: event.currentTarget.value })}
      />
      <ImageField
        credentials={credentials}
        questionId={answer.question_id}
        images={answer.uploaded_images}
        onChange={(uploaded_images) => onChange({ uploaded_images })}
      />
    </>
  )
}
