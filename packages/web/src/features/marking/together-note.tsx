import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { panelOrder } from './desk-order.ts'
import { keyOf } from './marking-session.ts'
import { similarId } from './similar-answers.tsx'

const Note = chakra('section', {
  base: {
    order: { base: panelOrder.together, md: '0' },
    width: 'full',
    textStyle: 'sm',
    '& > header': { display: 'flex', gap: '2', alignItems: 'center', justifyContent: 'space-between' },
    '& > ul': { maxHeight: { base: '4.25rem', md: '9rem' }, overflowY: 'auto', color: 'fg.muted' },
    '& li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& bdi': { color: 'fg', fontWeight: 'medium' },
  },
})

/** Shows the similar answers that are chosen below the answer, which may be off the screen. */
const showThem = (): void => document.getElementById(similarId)?.scrollIntoView({ block: 'start' })

/** Names the similar answers that get the same mark, above the button that gives it. */
export const TogetherNote = ({ answers }: { answers: readonly AnswerToMark[] }) =>
  answers.length > 0 && (
    <Note aria-label={say('Marked together')}>
      <header>
        <p>
          {sayCount(
            answers.length,
            'Same mark for {count} similar answer:',
            'Same mark for {count} similar answers:',
          )}
        </p>
        <Button size="sm" variant="ghost" onClick={showThem}>
          {say('Review or remove')}
        </Button>
      </header>
      <ul tabIndex={0} aria-label={say('Similar answers that get this mark')}>
        {answers.map((answer) => (
          <li key={keyOf(answer)}>
            <bdi>{answer.student.full_name}</bdi>: <span dir="auto">{answer.answer}</span>
          </li>
        ))}
      </ul>
    </Note>
  )
