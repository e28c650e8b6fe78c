import { difficultyName } from '../../../questions/difficulty-name.ts'
import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { CsvPreview } from '@quizwright/domain/schemas/csv.ts'
import { difficulties } from '@quizwright/domain/schemas/question.ts'
import { FirstNumberChoice } from './first-number-choice.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import type { Mapping } from './use-mapping.ts'

const Words = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '4' } })

const rightOrNot = () =>
  [
    { value: 'right', label: say('Correct') },
    { value: 'wrong', label: say('Not correct') },
  ] as const
const markChoice = (isRight: boolean | undefined) => {
  if (isRight === undefined) return undefined
  return isRight ? 'right' : 'wrong'
}
const tagSplits = () =>
  [
    { value: 'several', label: say('Several tags, separated by commas') },
    { value: 'one', label: say('One tag that contains a comma') },
  ] as const
const levels = () => difficulties.map((value) => ({ value, label: difficultyName(value) }))

/** Asks for the meaning of unknown words in a file, once for all its rows. */
export const WordQuestions = ({ preview, mapping }: { preview: CsvPreview; mapping: Mapping }) => (
  <Words>
    {preview.marks.map(({ word, cells }) => (
      <RadioGroup
        key={word}
        label={sayCount(
          cells,
          '“{word}” beside an option ({count} cell) means',
          '“{word}” beside an option ({count} cells) means',
          { word },
        )}
        value={markChoice(mapping.marks[word])}
        options={rightOrNot()}
        onChange={(value) => mapping.setMark(word, value === 'right')}
      />
    ))}
    {preview.levels.map(({ word, cells }) => (
      <RadioGroup
        key={word}
        label={sayCount(
          cells,
          'What does the difficulty “{word}” mean? ({count} cell)',
          'What does the difficulty “{word}” mean? ({count} cells)',
          { word },
        )}
        value={mapping.levels[word]}
        options={levels()}
        onChange={(level) => mapping.setLevel(word, level)}
      />
    ))}
    {preview.commaTags > 0 && (
      <RadioGroup
        label={say('The tags “{commaExample}” are', { commaExample: preview.commaExample })}
        value={mapping.tagsByComma ? 'several' : 'one'}
        options={tagSplits()}
        onChange={(value) => mapping.setTagsByComma(value === 'several')}
      />
    )}
    {preview.numbered && (
      <FirstNumberChoice
        numbered={preview.numbered}
        value={mapping.countsFrom}
        onChange={mapping.setCountsFrom}
      />
    )}
  </Words>
)

/** Whether all unknown words are explained. */
export const isExplained = (preview: CsvPreview, { marks, levels: said }: Mapping): boolean =>
  preview.marks.every(({ word }) => marks[word] !== undefined) &&
  preview.levels.every(({ word }) => said[word] !== undefined)
