import { say } from '@quizwright/domain/language/say.ts'
import type { WordsCount } from '@quizwright/domain/kinds/short-answer/schema.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { KindRow } from './kind-row.tsx'

type WordsCountFieldsProps = { words: WordsCount; onChange: (words: WordsCount) => void }

/** What must be the same in an answer of a few words. */
export const WordsCountFields = ({ words, onChange }: WordsCountFieldsProps) => {
  const count = (changes: Partial<WordsCount>): void => onChange({ ...words, ...changes })
  return (
    <KindRow role="group" aria-label={say('What must match')}>
      <Checkbox
        label={say('Case-sensitive')}
        checked={words.case_counts}
        onChange={(counts) => count({ case_counts: counts })}
      />
      <Checkbox
        label={say('Accents must match')}
        checked={words.accents_count}
        onChange={(counts) => count({ accents_count: counts })}
      />
      <Checkbox
        label={say('Punctuation must match')}
        checked={words.punctuation_counts}
        onChange={(counts) => count({ punctuation_counts: counts })}
      />
      <Checkbox
        label={say('Allow one typo')}
        checked={words.typos === 1}
        onChange={(allows) => count({ typos: allows ? 1 : 0 })}
      />
      <p>
        {say(
          'Spaces, quotation mark styles and Arabic or Urdu letter forms never matter. A typo is allowed ' +
            'in words of five or more letters.',
        )}
      </p>
    </KindRow>
  )
}
