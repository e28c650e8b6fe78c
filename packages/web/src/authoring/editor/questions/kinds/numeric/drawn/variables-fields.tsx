import { say } from '@quizwright/domain/language/say.ts'
import { isVariableName } from '@quizwright/domain/kinds/numeric/drawn/judge-variables.ts'
import { drawnLimits } from '@quizwright/domain/kinds/numeric/drawn/limits.ts'
import { shownIn } from '@quizwright/domain/kinds/numeric/drawn/in-text.ts'
import { namesOf, type Variable } from '@quizwright/domain/kinds/numeric/drawn/schema.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { Dices, Plus } from 'lucide-react'
import { flushSync } from 'react-dom'
import { useId } from 'react'
import { useIsFeatureOffered } from '../../../../../../api/offered-kinds.ts'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { KindRow, KindRows } from '../../kind-row.tsx'
import { DrawnExamples } from './drawn-examples.tsx'
import { VariableRow } from './variable-row.tsx'

const alphabet = 'abcdfghjkmnpqrstuvwxyz'

const rangeOf = (name: string): Variable => ({ by: 'range', name, from: '1', to: '10', step: '1' })

/** The names in the text that have no variable yet. */
const missingNames = (question: DraftQuestion, taken: ReadonlySet<string>): string[] =>
  [...shownIn(question.question).names].filter(
    (name) => name.length <= drawnLimits.nameLength && isVariableName(name) && !taken.has(name),
  )

/** Variables with the names that the text has; otherwise one with the first letter that is free. */
const nextVariables = (question: DraftQuestion, variables: readonly Variable[]): Variable[] => {
  const taken = new Set(variables.flatMap(namesOf))
  const named = missingNames(question, taken).slice(0, drawnLimits.variables - variables.length)
  if (named.length > 0) return named.map(rangeOf)
  return [rangeOf([...alphabet].find((letter) => !taken.has(letter)) ?? `v${variables.length}`)]
}

type VariablesFieldsProps = {
  question: DraftQuestion
  interaction: Numeric
  onChange: (interaction: Numeric) => void
}

/** What is drawn for each student, with examples. Without variables, a button that begins with those of the text. */
export const VariablesFields = ({ question, interaction, onChange }: VariablesFieldsProps) => {
  const id = useId()
  const isOffered = useIsFeatureOffered('drawn_numbers')
  const { variables = [] } = interaction
  const setVariables = (changed: Variable[]): void => {
    const { variables: _before, ...plain } = interaction
    onChange(changed.length > 0 ? { ...plain, variables: changed } : plain)
  }
  const add = (): void => {
    flushSync(() => setVariables([...variables, ...nextVariables(question, variables)]))
    const names = document.querySelectorAll<HTMLElement>(`[id="${id}"] [role=group]`)
    names[variables.length]?.querySelector('input')?.focus()
  }
  if (variables.length === 0)
    return isOffered ? (
      <KindRow id={id}>
        <Button size="sm" icon={<Dices aria-hidden />} onClick={add}>
          {say('Different numbers for each student')}
        </Button>
      </KindRow>
    ) : null
  return (
    <KindRows id={id} role="group" aria-label={say('Variables')} data-field="interaction.variables">
      <KindRow>
        <p>
          {say(
            'Write {name} in the text where a student’s number goes, {computed} for a computed one, ' +
              'and accept a formula such as {formula}.',
            { name: '[[a]]', computed: '[[=2*a]]', formula: 'a*b + 1' },
          )}
        </p>
      </KindRow>
      {variables.map((variable, index) => (
        // Variables have no id, so their index is the key.
        <VariableRow
          key={index}
          no={index + 1}
          variable={variable}
          onChange={(changed) => setVariables(variables.with(index, changed))}
          onRemove={() => setVariables(variables.toSpliced(index, 1))}
        />
      ))}
      {variables.length < drawnLimits.variables && (
        <Button size="sm" alignSelf="start" icon={<Plus aria-hidden />} onClick={add}>
          {say('Add variable')}
        </Button>
      )}
      <DrawnExamples question={question} />
    </KindRows>
  )
}
