import { say } from '@quizwright/domain/language/say.ts'
import type { WordsCount } from '@quizwright/domain/kinds/short-answer/schema.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { KindRow } from './kind-row.tsx'

type WordsCountFieldsProps = { words: WordsCount; onChange: (words: WordsCount) => void }

/** What must be the same in an answer of a few words. */
export const WordsCountFields = ({ words, onChange }: WordsCountFieldsProps) => {
  const count = (changes: Partial<WordsCount>): void => onChange({ ...words, ...changes })
  return (
    <KindRow role="group" aria-label={say('What must be the same')}>
      <Checkbox
        label={say('Capital letters count')}
        checked={words.case_counts}
        onChange={(counts) => count({ case_counts: counts })}
      />
      <Checkbox
        label={say('Accents count')}
        checked={words.accents_count}
        onChange={(counts) => count({ accents_count: counts })}
      />
      <Checkbox
        label={say('Punctuation counts')}
        checked={words.punctuation_counts}
        onChange={(counts) => count({ punctuation_counts: counts })}
      />
      <Checkbox
        label={say('Allow one wrong letter')}
        checked={words.typos === 1}
        onChange={(allows) => count({ typos: allows ? 1 : 0 })}
      />
      <p>
        {say(
          'Blanks, kinds of quotation marks and forms of Arabic and Urdu letters never count. A ' +
            'wrong letter is allowed in words of five letters or more.',
        )}
      </p>
    </KindRow>
  )
}
