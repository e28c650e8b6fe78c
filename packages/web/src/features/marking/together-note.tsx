import { say, sayCount } from '@quizwright/domain/language/say.ts'
import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { saidWith } from '@quizwright/ui/language/said-with.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { clipped } from '../../ui/styled/clipped.ts'
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
    '& li': { display: 'flex', gap: '1', whiteSpace: 'nowrap' },
    '& bdi': { color: 'fg', fontWeight: 'medium' },
    '& [dir=auto]': { ...clipped, minWidth: '0' },
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
            <span>
              {saidWith('{name}: {value}', { name: <bdi>{answer.student.full_name}</bdi> }, { value: '' })}
            </span>
            <span dir="auto">{answer.answer}</span>
          </li>
        ))}
      </ul>
    </Note>
  )
