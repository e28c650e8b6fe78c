import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import type { ResultQuestion } from '@quizwright/contracts/schemas/result.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const List = chakra('ol', {
  base: {
    listStyle: 'decimal',
    ps: '6',
    '& > li': { overflowWrap: 'anywhere' },
    '& > li[data-right]': { color: 'green.fg' },
    '& > li:not([data-right])': { color: 'red.fg' },
  },
})
const Label = chakra('p', { base: { color: 'fg.muted', textStyle: 'xs' } })

/** What a student gave in each part, with the sign of whether it is right; nothing for a question of one part. */
export const AnsweredParts = ({ answered }: { answered: ResultQuestion }) => {
  const { question, selected = [], answer = '', response } = answered
  if (!question || !response) return null
  const kind = kindOf(question)
  const given = { selected, answer, response }
  const parts = kind.parts?.(question, given)
  const words = kind.partsInWords?.(question, given)
  if (!parts || !words) return null
  return (
    <>
      <Label>The answer</Label>
      <List>
        {parts.map(({ is_right: isRight }, index) => (
          <li key={index} data-right={isRight || undefined} dir="auto">
            {isRight ? '✓' : '✗'} {words[index]}
          </li>
        ))}
      </List>
    </>
  )
}
