import { elementAt } from '@quizwright/domain/defined.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { blankGap, extraWords, type WholeGap, withGapsOf } from '@quizwright/domain/kinds/cloze/blank.ts'
import { addGap, gapsToWrite, removeGap } from '@quizwright/domain/kinds/cloze/edit-gaps.ts'
import type { Cloze } from '@quizwright/domain/kinds/cloze/schema.ts'
import { kindLimits } from '@quizwright/domain/limits.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { Plus } from 'lucide-react'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../../../ui/buttons/button.tsx'
import { useEditor } from '../../../editor-context.ts'
import { KindRow, KindRows } from '../kind-row.tsx'
import { WordsCountFields } from '../words-count-fields.tsx'
import { ClozeSettings } from './cloze-settings.tsx'
import { GapRow } from './gap-row.tsx'
import { GapsTrial } from './gaps-trial.tsx'

/**
 * Returns what is selected in the text of the question whose card has an element, or where its caret is; the end of the
 * text if it has not been written in.
 */
const selectionIn = (element: Element | null, text: string): readonly [start: number, end: number] => {
  let around = element
  while (around) {
    const field = around.querySelector<HTMLTextAreaElement>('[data-field="question"] textarea')
    if (field) {
      const { selectionStart, selectionEnd, value } = field
      return value === text ? [selectionStart, selectionEnd] : [text.length, text.length]
    }
    around = around.parentElement
  }
  return [text.length, text.length]
}

type ClozeFieldsProps = { question: DraftQuestion; interaction: Cloze }

/** A line for each gap of the text, and how gaps earn marks. What is selected in the text becomes a gap. */
export const ClozeFields = ({ question, interaction }: ClozeFieldsProps) => {
  const { store } = useEditor()
  const id = useId()
  const rows = useRef<HTMLDivElement>(null)
  const written = { question: question.question, interaction }
  const gaps = gapsToWrite(written, kindLimits.gaps)
  const canAdd = gaps.length < kindLimits.gaps

  const set = (changes: { question?: string; interaction: Cloze }): void =>
    store.trigger.setQuestion({ id: question._id, changes })
  const changeGap = (index: number, changes: Partial<WholeGap>): void =>
    set({ interaction: withGapsOf(interaction, gaps.with(index, { ...elementAt(gaps, index), ...changes })) })
  const goTo = (index: number): void =>
    document.getElementById(`${id}-${index}`)?.querySelector('input')?.focus()
  const add = (): void => {
    // Markers that were typed by hand get their gaps first.
    const whole = { ...written, interaction: withGapsOf(interaction, gaps) }
    const { index, ...added } = addGap(whole, selectionIn(rows.current, question.question))
    flushSync(() => set(added))
    goTo(index)
  }

  return (
    <>
      <KindRows ref={rows} role="group" aria-label={say('Gaps')} data-field="interaction">
        {gaps.map((gap, index) => (
          // Gaps have no id, so their index is the key.
          <GapRow
            key={index}
            id={`${id}-${index}`}
            no={index + 1}
            gap={gap}
            isWeighed={gaps.length > 1 && interaction.scoring.rule === 'each'}
            onChange={(changes) => changeGap(index, changes)}
            onEnter={() => (index + 1 < gaps.length ? goTo(index + 1) : undefined)}
            onRemove={() => {
              flushSync(() => set(removeGap(written, index)))
              goTo(Math.max(0, index - 1))
            }}
          />
        ))}
        <KindRow>
          <Button
            size="sm"
            icon={<Plus aria-hidden />}
            disabled={!canAdd}
            // The selection in the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={add}
          >
            {canAdd ? say('Add gap') : say('At most {gaps} gaps', { gaps: kindLimits.gaps })}
          </Button>
          <p>
            {say('Select words in the text to turn them into a gap, or type [[1]] where the first gap goes.')}
          </p>
        </KindRow>
      </KindRows>
      <ClozeSettings
        interaction={interaction}
        hasBank={gaps.some(({ as }) => as === 'bank')}
        extra={extraWords(interaction)}
        onExtra={(extra) => {
          const changed = withGapsOf(interaction, gaps, extra)
          if (changed.presentation.bank.length <= kindLimits.bankWords) set({ interaction: changed })
        }}
        onChange={(changed) => set({ interaction: changed })}
      />
      {gaps.some(({ as }) => as === blankGap().as) && (
        <WordsCountFields
          words={interaction.key.words}
          onChange={(words) => set({ interaction: { ...interaction, key: { ...interaction.key, words } } })}
        />
      )}
      {gaps.length > 0 && <GapsTrial question={question} gaps={gaps} bank={interaction.presentation.bank} />}
    </>
  )
}
