import type { Reading } from '@quizwright/contracts/schemas/csv.ts'
import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'
import type { QuizType } from '@quizwright/contracts/schemas/quiz.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { CellField } from './cell-field.tsx'
import { columnOf, judgeCells, shownCells } from './judge-cells.ts'
import { QuestionPreview } from './question-preview.tsx'
import { OptionCells } from './option-cells.tsx'
import { SurplusCells } from './surplus-cells.tsx'

const Form = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    my: '2',
    ms: { base: '-5.25rem', sm: '0' },
    p: '4',
    bg: 'bg.subtle',
    borderRadius: 'lg',
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
const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    minWidth: '0',
    '& > legend': { textStyle: 'label', mb: '1.5' },
  },
})
const ErrorText = chakra('p', { base: { textStyle: 'xs', color: 'fg.error' } })
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
const optionColumn = /^(?:option|is_correct)(\d)$/

type RepairCellsProps = {
  header: readonly string[]
  cells: readonly string[]
  /** The separator of the file. */
  separator: string
  quizType: QuizType
  /** How the author says that the file is read. */
  reading?: Reading | undefined
  /** The column with the error that was opened: it takes the focus. */
  column: string
  /** Called with the repaired cells. */
  onDone: (content: QuestionContent) => void
  onCancel: () => void
  /** Called with the current cells if the author leaves by another row, or closes the import. */
  onLeave: (content: QuestionContent) => void
  /** The label of the button that ends the repair. */
  doneLabel: string
}

/** The cells of one row, to be repaired in place. Errors are shown at their cells while the author types. */
export const RepairCells = ({
  header,
  cells,
  separator,
  quizType,
  reading,
  column,
  onDone,
  onCancel,
  onLeave,
  doneLabel,
}: RepairCellsProps) => {
  const [values, setValues] = useState(() => shownCells(header, cells))
  const [begunWith] = useState(values)
  const isSettled = useRef(false)
  const [showsAll, setShowsAll] = useState(false)
  const names = header.map((name) => name.trim().toLowerCase())
  const judged = judgeCells(header, values, quizType, reading)
  const errors =
    'reason' in judged
      ? [{ column: judged.column.trim().toLowerCase(), text: judged.reason }]
      : judged.findings
          .filter(({ severity }) => severity !== 'hint')
          .map((finding) => ({ column: columnOf(finding), text: finding.message }))
  const errorOf = (name: string) => errors.find((error) => error.column === name)?.text
  const valueOf = (name: string) => values[names.indexOf(name)] ?? ''
  const write = (changes: Record<string, string>) =>
    setValues((before) =>
      Array.from(
        { length: Math.max(before.length, names.length) },
        (_, index) => changes[names[index] ?? ''] ?? before[index] ?? '',
      ),
    )

  const optionNos =
    quizType === 'daq'
      ? []
      : names
          .flatMap((name) => (name.startsWith('option') ? Number(optionColumn.exec(name)?.[1] ?? 0) : 0))
          .filter((no) => no > 0)
  const isFilled = (no: number) => valueOf(`option${no}`) !== '' || no <= 4
  const plain = names.filter(
    (name) =>
      !optionColumn.test(name) &&
      (showsAll || usual.has(name) || name === column || valueOf(name) !== '' || errorOf(name) !== undefined),
  )
  const markErrors = errors.filter((error) => error.column.startsWith('is_correct'))
  const focusMark = column.startsWith('is_correct') ? Number(column.slice(-1)) : 0

  const leave = useEffectEvent(() => {
    if (!isSettled.current && values !== begunWith && 'question' in judged) onLeave(judged.question)
  })
  useEffect(() => () => leave(), [])
  const cancel = () => {
    isSettled.current = true
    onCancel()
  }
  const done = () => {
    if (!('question' in judged)) return
    isSettled.current = true
    onDone(judged.question)
  }

  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopImmediatePropagation()
    cancel()
  })
  useEffect(() => {
    const listener = (event: globalThis.KeyboardEvent) => onEscape(event)
    // Otherwise the surrounding dialog would close and discard the import.
    window.addEventListener('keydown', listener, true)
    return () => window.removeEventListener('keydown', listener, true)
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.key === 'Enter' &&
      !event.nativeEvent.isComposing &&
      (event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement)
    ) {
      event.preventDefault()
      done()
    }
  }

  return (
    <Form role="group" aria-label="Cells of the row" onKeyDown={onKeyDown}>
      {values.length > header.length && (
        <SurplusCells header={header} values={values} separator={separator} onChange={setValues} />
      )}
      {plain
        .filter((name) => name === 'question')
        .map((name) => (
          <CellField
            key={name}
            column={name}
            value={valueOf(name)}
            error={errorOf(name)}
            focused={column === name}
            onChange={(value) => write({ [name]: value })}
          />
        ))}
      {optionNos.length > 0 && (
        <Group>
          <legend>Options</legend>
          {optionNos
            .filter((no) => showsAll || isFilled(no))
            .map((no) => (
              <OptionCells
                key={no}
                no={no}
                text={valueOf(`option${no}`)}
                correct={valueOf(`is_correct${no}`)}
                error={errorOf(`option${no}`)}
                focused={column === `option${no}` ? 'text' : focusMark === no ? 'mark' : undefined}
                onText={(text) => write({ [`option${no}`]: text })}
                onMark={() =>
                  write(
                    Object.fromEntries(
                      optionNos.map((other) => [`is_correct${other}`, other === no ? '1' : '0']),
                    ),
                  )
                }
              />
            ))}
          <div aria-live="polite">
            {markErrors.map(({ text }) => (
              <ErrorText key={text}>{text}</ErrorText>
            ))}
          </div>
        </Group>
      )}
      <Grid>
        {plain
          .filter((name) => name !== 'question')
          .map((name) => (
            <CellField
              key={name}
              column={name}
              value={valueOf(name)}
              error={errorOf(name)}
              focused={column === name}
              onChange={(value) => write({ [name]: value })}
            />
          ))}
      </Grid>
      {'question' in judged && <QuestionPreview question={judged.question} />}
      <Buttons>
        <Button size="sm" variant="solid" aria-disabled={'reason' in judged || undefined} onClick={done}>
          {doneLabel}
        </Button>
        <Button size="sm" onClick={cancel}>
          {labels.cancel}
        </Button>
        {!showsAll && (
          <Button size="sm" variant="ghost" onClick={() => setShowsAll(true)}>
            Show all cells
          </Button>
        )}
        {'reason' in judged && <ErrorText role="status">{judged.reason}</ErrorText>}
      </Buttons>
    </Form>
  )
}
