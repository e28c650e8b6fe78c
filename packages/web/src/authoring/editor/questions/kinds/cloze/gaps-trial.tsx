import type { WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { listOf } from '@quizwright/domain/kinds/cloze/mark.ts'
import { markAnswer } from '@quizwright/domain/kinds/mark-answer.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { useState } from 'react'
import { Select } from '../../../../../ui/form/select.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { KindRow } from '../kind-row.tsx'

type GapsTrialProps = { question: DraftQuestion; gaps: readonly WholeGap[]; bank: readonly string[] }

/** Marks at once what an author fills into the gaps as a student would. It is not stored. */
export const GapsTrial = ({ question, gaps, bank }: GapsTrialProps) => {
  const [given, setGiven] = useState<Readonly<Record<number, string>>>({})
  const fill = (index: number, text: string): void => setGiven({ ...given, [index]: text })
  const total = question.weightage
  const response = {
    picks: gaps.map((gap, index) => listOf(gap, bank)?.indexOf(given[index] ?? '') ?? -1),
    texts: gaps.map((gap, index) => (listOf(gap, bank) ? '' : (given[index] ?? ''))),
  }
  const isTried =
    response.picks.some((pick) => pick >= 0) || response.texts.some((text) => text.trim() !== '')
  return (
    <KindRow role="group" aria-label={say('Answer as a student')}>
      <p>{say('Answer as a student')}</p>
      {gaps.map((gap, index) => {
        const list = listOf(gap, bank)
        const field = { label: say('Gap {number}', { number: index + 1 }), size: 'sm' as const }
        return (
          // Gaps have no id, so their index is the key.
          <div key={index} data-narrow="">
            {list ? (
              <Select
                {...field}
                value={given[index] ?? ''}
                options={['', ...new Set(list)].map((word) => ({ value: word, label: word || '–' }))}
                onChange={(word) => fill(index, word)}
              />
            ) : (
              <TextField
                {...field}
                maxLength={kindLimits.acceptedTextLength}
                spellCheck={false}
                value={given[index] ?? ''}
                onChange={(text) => fill(index, text)}
              />
            )}
          </div>
        )
      })}
      <p role="status">
        {isTried &&
          sayCount(total, '{marks} of {count} mark', '{marks} of {count} marks', {
            marks: markAnswer(question, { selected: [], answer: '', response }, total).obtainedMarks,
          })}
      </p>
    </KindRow>
  )
}
