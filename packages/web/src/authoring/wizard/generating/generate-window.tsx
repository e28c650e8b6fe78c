import { limits } from '@quizwright/contracts/limits.ts'
import { offeredDifficulties } from '@quizwright/contracts/schemas/question.ts'
import { labels } from '@quizwright/contracts/texts.ts'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { MultiPicker } from '../../../ui/picker/multi-picker.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { WindowFooter } from '../../../ui/layout/window-footer.tsx'
import { FormGrid, FullWidth } from '../details/form-layout.tsx'
import { useFaculties, useGeneralTags } from '../details/use-structure.ts'
import type { WindowProps } from '../wizard-props.ts'
import { explainLeftOut } from './explain-left-out.ts'

const ErrorText = chakra('p', {
  base: { flex: '1', alignSelf: 'center', textStyle: 'sm', color: 'fg.error' },
})
const Checks = chakra('fieldset', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    rowGap: '1',
    '& > legend': { textStyle: 'label', mb: '1.5' },
  },
})
const LeftOut = chakra('p', { base: { mt: '2', textStyle: 'sm', color: 'fg.muted' } })
const difficulties = offeredDifficulties.map((value) => ({ value, label: value }))

/** Window 4: which questions are wanted, out of those that the services hold. */
export const GenerateWindow = ({ draft, view, send }: WindowProps) => {
  const [before] = useState(
    () => view.wanted ?? draft.store.getSnapshot().context.document.generated?.request,
  )
  const [tagNames, setTagNames] = useState<string[]>(() => before?.tagNames ?? [])
  const [facultyIds, setFacultyIds] = useState<string[]>(() => before?.facultyIds ?? [])
  const [count, setCount] = useState(() => String(before?.questionsCount ?? ''))
  const [difficulty, setDifficulty] = useState<(typeof offeredDifficulties)[number]>(
    () => before?.difficulty ?? 'Easy',
  )
  const [takesUnpublished, setTakesUnpublished] = useState(() => before?.unpublished ?? false)
  const [takesFaulty, setTakesFaulty] = useState(() => before?.faulty ?? false)
  const leftOut = view.leftOut ? explainLeftOut(view.leftOut) : ''
  const [tags, faculties] = [useGeneralTags(), useFaculties()]
  const { problem } = view
  const countError = problem?.errors?.find(({ field }) => field === 'questionsCount')?.messages[0]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send({
          type: 'generate questions',
          wanted: {
            tagNames,
            facultyIds,
            difficulty,
            unpublished: takesUnpublished,
            faulty: takesFaulty,
            ...(count === '' ? {} : { questionsCount: Number(count) }),
          },
        })
      }}
    >
      <FormGrid>
        <FullWidth>
          <MultiPicker
            label="Tags"
            placeholder="Any tag"
            options={tags.options}
            values={tagNames}
            loading={tags.loading}
            failure={tags.failure}
            onRetry={tags.onRetry}
            onChange={setTagNames}
          />
        </FullWidth>
        <FullWidth>
          <MultiPicker
            label="Faculties"
            placeholder="Any faculty"
            options={faculties.options}
            values={facultyIds}
            loading={faculties.loading}
            failure={faculties.failure}
            onRetry={faculties.onRetry}
            onChange={setFacultyIds}
          />
        </FullWidth>
        <NumberField
          label="Number of questions"
          required
          maxDigits={3}
          hint={`From ${limits.autoGenerateMin} to ${limits.autoGenerateMax}`}
          value={count}
          error={countError}
          onChange={setCount}
        />
        <Select label="Difficulty" value={difficulty} options={difficulties} onChange={setDifficulty} />
        <FullWidth>
          <Checks>
            <legend>Draw also</legend>
            <Checkbox
              label="From quizzes that are not published"
              checked={takesUnpublished}
              onChange={setTakesUnpublished}
            />
            <Checkbox label="Questions with errors" checked={takesFaulty} onChange={setTakesFaulty} />
          </Checks>
          {leftOut && <LeftOut role="status">{leftOut} Tick above to draw them too.</LeftOut>}
        </FullWidth>
      </FormGrid>
      <WindowFooter>
        {problem && !countError && <ErrorText role="alert">{problem.message}</ErrorText>}
        <Button onClick={() => send({ type: 'back' })}>{labels.back}</Button>
        {view.canShowResult && (
          <Button onClick={() => send({ type: 'show the result' })}>Show the last result</Button>
        )}
        <Button type="submit" variant="solid" busy={view.isBusy}>
          Generate
        </Button>
      </WindowFooter>
    </form>
  )
}
