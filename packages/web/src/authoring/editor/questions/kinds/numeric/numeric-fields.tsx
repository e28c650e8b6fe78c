import { say } from '@quizwright/domain/language/say.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import { echoOf } from '@quizwright/domain/kinds/numeric/echo.ts'
import { blankAcceptedNumber } from '@quizwright/domain/kinds/numeric/numeric.ts'
import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useEditor } from '../../../editor-context.ts'
import { AcceptedFeedback } from '../accepted-feedback.tsx'
import { AcceptedList } from '../accepted-list.tsx'
import { isDrawn } from '@quizwright/domain/kinds/numeric/drawn/drawn-key.ts'
import { drawnLimits } from '@quizwright/domain/kinds/numeric/drawn/limits.ts'
import { VariablesFields } from './drawn/variables-fields.tsx'
import { ShareField } from '../share-field.tsx'
import { TrialLine } from '../trial-line.tsx'
import { ToleranceFields } from './tolerance-fields.tsx'
import { UnitFields } from './unit-fields.tsx'

type NumericFieldsProps = { question: DraftQuestion; interaction: Numeric }

/** The accepted numbers, each with its own tolerance, and the unit. */
export const NumericFields = ({ question, interaction }: NumericFieldsProps) => {
  const { store } = useEditor()
  const change = (changed: Numeric): void =>
    store.trigger.setQuestion({ id: question._id, changes: { interaction: changed } })
  const isFormula = isDrawn(interaction)
  return (
    <>
      <VariablesFields question={question} interaction={interaction} onChange={change} />
      <AcceptedList
        accepted={interaction.key.accepted}
        atMost={kindLimits.acceptedNumbers}
        blank={blankAcceptedNumber}
        onChange={(accepted) => change({ ...interaction, key: { ...interaction.key, accepted } })}
      >
        {(one, index, changeOne, addAfter) => (
          <>
            {one.tolerance.by !== 'range' && (
              <div {...(isFormula ? { 'data-wide': '' } : { 'data-narrow': '' })}>
                <TextField
                  label={say('Accepted answer {number}', { number: index + 1 })}
                  hideLabel
                  size="sm"
                  placeholder={isFormula ? say('A formula, such as 2*a') : say('A number')}
                  maxLength={isFormula ? drawnLimits.formulaLength : kindLimits.numberLength}
                  spellCheck={false}
                  value={one.value}
                  onChange={(value) => changeOne({ value })}
                  onEnter={addAfter}
                />
              </div>
            )}
            <ToleranceFields
              accepted={one}
              longest={isFormula ? drawnLimits.formulaLength : kindLimits.numberLength}
              no={index + 1}
              onChange={changeOne}
              onEnter={addAfter}
            />
            <ShareField
              label={say('Marks for accepted answer {number}', { number: index + 1 })}
              share={one.share}
              onChange={(share) => changeOne({ share })}
            />
            <AcceptedFeedback
              no={index + 1}
              feedback={one.feedback}
              onChange={(feedback) => changeOne({ feedback })}
            />
          </>
        )}
      </AcceptedList>
      <UnitFields interaction={interaction} onChange={change} />
      {!isFormula && (
        <TrialLine question={question} echo={(answer) => echoOf(answer, interaction.presentation)?.text} />
      )}
    </>
  )
}
