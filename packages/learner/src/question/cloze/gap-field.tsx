import { say } from '@quizwright/domain/language/say.ts'
import { echoOf } from '@quizwright/domain/kinds/numeric/echo.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import type { SolutionPart } from '@quizwright/domain/schemas/attempt.ts'
import { useId } from 'react'
import type { AnswerViewProps } from '../answer-view.ts'

type Interaction = AnswerViewProps<'cloze'>['interaction']

type GapFieldProps = {
  gap: Interaction['gaps'][number]
  bank: readonly string[]
  /** "Gap 2 of 5". */
  name: string
  describedBy: string
  pick: number
  text: string
  part: SolutionPart | undefined
  onFocus: () => void
  onChange: (given: { pick?: number; text?: string }) => void
}

/** The texts to choose from; undefined where students type. */
const choicesFor = ({ as, choices }: GapFieldProps['gap'], bank: GapFieldProps['bank']) => {
  if (as === 'chosen') return choices
  return as === 'bank' ? bank : undefined
}

/** One gap in a text. All fields of one form have the same width, which tells nothing of what belongs in them. */
export const GapField = ({ gap, bank, name, part, onFocus, onChange, ...given }: GapFieldProps) => {
  const id = useId()
  const list = choicesFor(gap, bank)
  const isNumber = gap.as === 'number'
  const echo = isNumber && !part ? echoOf(given.text, { unit: 'none', units: [] }) : undefined
  const isUnread = echo?.isNumber === false
  const verdict = part?.is_right ? 'right' : 'wrong'
  const common = {
    'aria-label': name,
    'aria-describedby': `${given.describedBy}${isUnread ? ` ${id}` : ''}`,
    onFocus,
  }
  return (
    <span className={`gap ${part ? verdict : ''}`}>
      {list ? (
        <select
          {...common}
          dir={detectDirection(list[given.pick] ?? '')}
          value={String(given.pick)}
          onChange={(event) => onChange({ pick: Number(event.currentTarget.value) })}
        >
          <option value="-1">{say('Choose…')}</option>
          {list.map((word, index) => (
            <option key={index} value={String(index)}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          inputMode={isNumber ? 'decimal' : 'text'}
          className={isNumber ? 'number' : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          dir="auto"
          maxLength={isNumber ? 200 : kindLimits.partLength}
          aria-invalid={isUnread || undefined}
          value={given.text}
          onInput={(event) => onChange({ text: event.currentTarget.value })}
        />
      )}
      {part && <span aria-hidden>{part.is_right ? '✓' : '✗'}</span>}
      {isNumber && (
        <span id={id} role="status" className="wrong">
          {isUnread ? echo.text : ''}
        </span>
      )}
    </span>
  )
}
