import type { AskedQuestion, KeptAnswer } from '@quizwright/contracts/schemas/learner.ts'
import { Said } from '../parts/said.tsx'

type Options = {
  question: AskedQuestion
  answer: Pick<KeptAnswer, 'selected' | 'solution'>
  describedBy: string
  onChange: (selected: number[]) => void
}

/**
 * The options of a question: one to choose, or several where several are correct. A checked answer stays as
 * it is.
 */
export const OptionList = ({ question, answer: { selected, solution }, describedBy, onChange }: Options) => {
  const toggle = (at: number, isChosen: boolean): void => {
    if (!question.takes_many) return onChange([at])
    onChange(
      isChosen ? [...selected, at].sort((one, other) => one - other) : selected.filter((one) => one !== at),
    )
  }
  const markOf = (at: number): string =>
    solution === null
      ? ''
      : solution.correct.includes(at)
        ? 'correct'
        : selected.includes(at)
          ? 'incorrect'
          : ''
  return (
    <fieldset aria-describedby={describedBy} disabled={solution !== null}>
      <legend>{question.takes_many ? 'Choose all that apply' : 'Choose one'}</legend>
      {question.options.map((option, at) => (
        <label class={`choice ${markOf(at)}`} key={at}>
          <input
            type={question.takes_many ? 'checkbox' : 'radio'}
            name={question.question_id}
            checked={selected.includes(at)}
            onChange={(event) => toggle(at, event.currentTarget.checked)}
          />
          <span>
            <Said words={option} picture={`Picture of option ${at + 1}`} />
          </span>
        </label>
      ))}
      {selected.length > 0 && solution === null && (
        <button type="button" class="link" onClick={() => onChange([])}>
          Clear answer
        </button>
      )}
    </fieldset>
  )
}
