import { say } from '@quizwright/domain/language/say.ts'
import { acceptedOf } from '@quizwright/domain/kinds/accepted-of.ts'
import type { Asked } from '@quizwright/domain/kinds/question-kind.ts'
import { chakra } from '../ui/styled/chakra.tsx'

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    color: 'green.fg',
    textStyle: 'sm',
    '& > li': { overflowWrap: 'anywhere', minWidth: '0' },
  },
})

/** The accepted answers of a question without options; nothing for others. */
export const AcceptedAnswers = ({ question }: { question: Asked }) => {
  const { accepted = [] } = acceptedOf(question)
  const written = accepted.filter((line) => line.trim() !== '')
  if (written.length === 0) return null
  return (
    <List aria-label={say('Accepted answers')}>
      {written.map((line, index) => (
        <li key={index} dir="auto">
          {line}
        </li>
      ))}
    </List>
  )
}
