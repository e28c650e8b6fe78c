import type { WordsCount } from '@quizwright/domain/kinds/short-answer/schema.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { KindRow } from './kind-row.tsx'

type WordsCountFieldsProps = { words: WordsCount; onChange: (words: WordsCount) => void }

/** What must be the same in an answer of a few words. */
export const WordsCountFields = ({ words, onChange }: WordsCountFieldsProps) => {
  const count = (changes: Partial<WordsCount>): void => onChange({ ...words, ...changes })
  return (
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
  )
}
