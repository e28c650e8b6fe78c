import { say } from '@quizwright/domain/language/say.ts'
import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import { labels } from '@quizwright/domain/texts.ts'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { CellField } from './cell-field.tsx'
import { ErrorText } from './error-text.ts'
import { OptionGroup } from './option-group.tsx'
import { QuestionPreview } from './question-preview.tsx'
import { isOfOption, optionNumbers } from './row-cells.ts'
import { SurplusCells } from './surplus-cells.tsx'
import { useRepairEnd } from './use-repair-end.ts'
import { type FileRow, type RowCells, useRowCells } from './use-row-cells.ts'

const Form = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    my: '2',
    // On a phone, it spans the whole width of its list, including the column of row numbers.
    ms: { base: '-4.5rem', sm: '0' },
    me: { base: '-3', sm: '0' },
    p: '4',
    bg: 'bg.subtle',
    borderRadius: { sm: 'lg' },
    textStyle: 'sm',
  },
})
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
  },
})
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    position: 'sticky',
    bottom: '0',
    py: '2',
    mb: '-2',
    bg: 'bg.subtle',
  },
})

/** The columns that are shown even if they are empty. */
const usual = new Set(['question', 'tags', 'difficulty_level', 'weightage'])

type CellFieldsProps = { row: RowCells; names: readonly string[]; column: string }

const CellFields = ({ row, names, column }: CellFieldsProps) =>
  names.map((name) => (
    <CellField
      key={name}
      column={name}
      value={row.valueOf(name)}
      error={row.errorOf(name)}
      omission={row.omissionOf(name)}
      focused={column === name}
      onChange={(value) => row.write({ [name]: value })}
    />
  ))

type RepairCellsProps = FileRow & {
  separator: string
  /** The column of the opened error; it takes the focus. */
  column: string
  /** Called with the repaired cells. */
  onDone: (content: QuestionContent) => void
  onCancel: () => void
  /** Called with the current cells if the author moves to another row or closes the import. */
  onLeave: (content: QuestionContent) => void
  /** Takes the question out of the import, if it is in it. */
  onLeaveOut?: () => void
  /** An image of what the file has, above the cells. */
  place?: ReactNode
  /** The label of the button that ends the repair. */
  doneLabel: string
}

/** The cells of a row, to be repaired in place. Errors are shown at their cells while the author types. */
export const RepairCells = ({ separator, column, doneLabel, place, ...props }: RepairCellsProps) => {
  const { header, quizType, onDone, onCancel, onLeave, onLeaveOut } = props
  const row = useRowCells(props)
  const { names, values, question, reason, isChanged } = row
  const { done, cancel, end } = useRepairEnd({ question, isChanged, onDone, onCancel, onLeave })
  const [showsAll, setShowsAll] = useState(false)
  const optionNos = optionNumbers(names, quizType)
  const isShown = (name: string) =>
    showsAll ||
    usual.has(name) ||
    name === column ||
    [row.valueOf(name), row.errorOf(name), row.omissionOf(name)].some(Boolean)
  const shown = names.filter((name) => !isOfOption(name) && isShown(name))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!event.ctrlKey && !event.metaKey && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    done()
  }

  return (
    <Form role="group" aria-label={say('Cells of the row')} onKeyDown={onKeyDown}>
      {place}
      {values.length > header.length && (
        <SurplusCells header={header} values={values} separator={separator} onChange={row.setValues} />
      )}
      <CellFields row={row} names={shown.filter((name) => name === 'question')} column={column} />
      {optionNos.length > 0 && (
        <OptionGroup row={row} optionNos={optionNos} column={column} showsAll={showsAll} />
      )}
      <Grid>
        <CellFields row={row} names={shown.filter((name) => name !== 'question')} column={column} />
      </Grid>
      {!showsAll && (
        <Button size="sm" variant="ghost" alignSelf="flex-start" ms="-3" onClick={() => setShowsAll(true)}>
          {say('Show all cells')}
        </Button>
      )}
      {question && <QuestionPreview question={question} />}
      <Buttons>
        <Button size="sm" variant="solid" unavailable={!question} onClick={done}>
          {doneLabel}
        </Button>
        <Button size="sm" onClick={cancel}>
          {labels.cancel}
        </Button>
        {onLeaveOut && (
          <Button size="sm" onClick={() => end(onLeaveOut)}>
            {say('Leave out')}
          </Button>
        )}
        {reason && <ErrorText role="status">{reason}</ErrorText>}
      </Buttons>
    </Form>
  )
}
