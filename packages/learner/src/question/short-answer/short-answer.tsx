import { say } from '@quizwright/domain/language/say.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { useId } from 'react'
import { AcceptedAnswers } from '../accepted-answers.tsx'
import type { AnswerViewProps } from '../answer-view.ts'

/** A field for a few words. */
export const ShortAnswer = ({ answer, describedBy, onChange }: AnswerViewProps<'short_answer'>) => {
  const { solution } = answer
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{say('Your answer')}</label>
      <div className="typed">
        <input
          id={id}
          type="text"
          className="words"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          dir="auto"
          maxLength={kindLimits.acceptedTextLength}
          aria-describedby={describedBy}
          disabled={solution !== null}
          value={answer.answer}
          onInput={(event) => onChange({ answer: event.currentTarget.value })}
        />
      </div>
      <AcceptedAnswers solution={solution} />
    </>
  )
}
