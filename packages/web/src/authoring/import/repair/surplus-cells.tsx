import { say } from '@quizwright/domain/language/say.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { humanName } from '../mapping/column-choices.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { SmallMutedText } from '../../../ui/layout/parts.tsx'

const Cells = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      justifyContent: 'space-between',
      overflowWrap: 'anywhere',
    },
  },
})

const nameOf = (column: string | undefined, otherwise = say('Beyond the last column')): string =>
  column === undefined ? otherwise : humanName(column)

type SurplusCellsProps = {
  header: readonly string[]
  values: readonly string[]
  separator: string
  onChange: (values: string[]) => void
}

/**
 * Handles a row with more cells than the header, usually because of a separator in an unquoted text. Two
 * cells can be joined.
 */
export const SurplusCells = ({ header, values, separator, onChange }: SurplusCellsProps) => (
  <>
    <SmallMutedText>
      {say(
        'A separator inside a text splits one cell into two. Join the two that belong together; what ' +
          'follows moves one column to the left.',
      )}
    </SmallMutedText>
    <Cells aria-label={say('Current cells')}>
      {values
        .map((value, index) => ({ value, index }))
        .filter(({ value }) => value !== '')
        .map(({ value, index }) => (
          <li key={`${index} ${value}`}>
            <span>
              <strong>{nameOf(header[index])}</strong>: {value}
            </span>
            {index + 1 < values.length && (
              <Button
                size="sm"
                aria-label={say('Join {cell} with the next cell', {
                  cell: nameOf(header[index], say('this cell')),
                })}
                onClick={() =>
                  onChange(values.toSpliced(index, 2, `${value}${separator}${values[index + 1]}`))
                }
              >
                {say('Join with next')}
              </Button>
            )}
          </li>
        ))}
    </Cells>
  </>
)
