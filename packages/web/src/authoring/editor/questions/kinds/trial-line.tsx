import { markAnswer } from '@quizwright/domain/kinds/mark-answer.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useState } from 'react'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { KindRow } from './kind-row.tsx'

type TrialLineProps = {
  question: DraftQuestion
  /** What a student reads below an answer while typing it. */
  echo?: (answer: string) => string | undefined
}

/** Marks at once what an author types as a student would. It is not stored. */
export const TrialLine = ({ question, echo }: TrialLineProps) => {
  const [answer, setAnswer] = useState('')
  const total = question.weightage
  const told = isBlankText(answer)
    ? []
    : [
        echo?.(answer),
        sayCount(total, '{marks} of {count} mark', '{marks} of {count} marks', {
          marks: markAnswer(question, { selected: [], answer }, total).obtainedMarks,
        }),
      ]
  return (
    <KindRow>
      <div data-wide="">
        <TextField
          label={say('Answer as a student')}
          size="sm"
          placeholder={say('Try an answer: it is marked at once')}
          maxLength={lengths.option}
          spellCheck={false}
          value={answer}
          onChange={setAnswer}
        />
      </div>
      <p role="status">{told.filter(Boolean).join(' · ')}</p>
    </KindRow>
  )
}
