import { kindLimits } from '@quizwright/domain/limits.ts'
import type { ShortAnswer, WordsCount } from '@quizwright/domain/kinds/short-answer/schema.ts'
import { blankAcceptedText } from '@quizwright/domain/kinds/short-answer/short-answer.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { TextField } from '../../../../../ui/form/text-field.tsx'
import { useEditor } from '../../../editor-context.ts'
import { AcceptedList } from '../accepted-list.tsx'
import { KindRow } from '../kind-row.tsx'
import { ShareField } from '../share-field.tsx'

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
  const count = (changes: Partial<WordsCount>): void => change({ words: { ...words, ...changes } })
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
                label={`Accepted answer ${index + 1}`}
                hideLabel
                size="sm"
                placeholder={index === 0 ? 'The answer, for example Paris' : 'Another answer'}
                maxLength={kindLimits.acceptedTextLength}
                spellCheck={false}
                value={one.value}
                onChange={(value) => changeOne({ value, is_pattern: one.is_pattern && value.includes('*') })}
                onEnter={addAfter}
              />
            </div>
            <ShareField
              label={`Marks of accepted answer ${index + 1}`}
              share={one.share}
              onChange={(share) => changeOne({ share })}
            />
            {one.value.includes('*') && (
              <Checkbox
                label="* stands for any text"
                checked={one.is_pattern}
                onChange={(isPattern) => changeOne({ is_pattern: isPattern })}
              />
            )}
          </>
        )}
      </AcceptedList>
      <KindRow role="group" aria-label="What must be the same">
        <Checkbox
          label="Capital letters count"
          checked={words.case_counts}
          onChange={(counts) => count({ case_counts: counts })}
        />
        <Checkbox
          label="Accents count"
          checked={words.accents_count}
          onChange={(counts) => count({ accents_count: counts })}
        />
        <Checkbox
          label="Punctuation counts"
          checked={words.punctuation_counts}
          onChange={(counts) => count({ punctuation_counts: counts })}
        />
        <Checkbox
          label="Allow one wrong letter"
          checked={words.typos === 1}
          onChange={(allows) => count({ typos: allows ? 1 : 0 })}
        />
        <p>
          Blanks, kinds of quotation marks and forms of Arabic and Urdu letters never count. A wrong letter is
          allowed in words of five letters or more.
        </p>
      </KindRow>
    </>
  )
}
