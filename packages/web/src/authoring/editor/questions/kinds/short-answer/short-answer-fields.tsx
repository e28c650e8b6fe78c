import { say } from '@quizwright/domain/language/say.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { ShortAnswer } from '@quizwright/domain/kinds/short-answer/schema.ts'
import { blankAcceptedText } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useEditor } from '../../../editor-context.ts'
import { AcceptedFeedback } from '../accepted-feedback.tsx'
import { AcceptedList } from '../accepted-list.tsx'
import { ShareField } from '../share-field.tsx'
import { TrialLine } from '../trial-line.tsx'
import { WordsCountFields } from '../words-count-fields.tsx'

type ShortAnswerFieldsProps = { question: DraftQuestion; interaction: ShortAnswer }

/** The accepted answers in words, and what must be the same in an answer. */
export const ShortAnswerFields = ({ question, interaction }: ShortAnswerFieldsProps) => {
  const { store } = useEditor()
  const { accepted, words } = interaction.key
  const change = (key: Partial<ShortAnswer['key']>): void =>
    store.trigger.setQuestion({
      id: question._id,
      changes: { interaction: { ...interaction, key: { ...interaction.key, ...key } } },
    })
  return (
    <>
      <AcceptedList
        accepted={accepted}
        atMost={kindLimits.acceptedTexts}
        blank={blankAcceptedText}
        onChange={(changed) => change({ accepted: changed })}
      >
        {(one, index, changeOne, addAfter) => (
          <>
            <div data-wide="">
              <TextField
                label={say('Accepted answer {number}', { number: index + 1 })}
                hideLabel
                size="sm"
                placeholder={index === 0 ? say('The answer, for example Paris') : say('Another answer')}
                maxLength={kindLimits.acceptedTextLength}
                spellCheck={false}
                value={one.value}
                onChange={(value) => changeOne({ value, is_pattern: one.is_pattern && value.includes('*') })}
                onEnter={addAfter}
              />
            </div>
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
            {one.value.includes('*') && (
              <Checkbox
                label={say('* stands for any text')}
                checked={one.is_pattern}
                onChange={(isPattern) => changeOne({ is_pattern: isPattern })}
              />
            )}
          </>
        )}
      </AcceptedList>
      <WordsCountFields words={words} onChange={(changed) => change({ words: changed })} />
      <TrialLine question={question} />
    </>
  )
}
