import { say } from '@quizwright/domain/language/say.ts'
import type { ComparedQuestion } from '@quizwright/domain/near-duplicates/words.ts'
import { Check } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { shownQuestion } from './listed-rows.ts'
import type { ShownPair } from './similar-pairs.ts'

const Sides = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '3',
    my: '2',
  },
})
const Side = chakra('section', {
  base: {
    p: '3',
    bg: 'bg.subtle',
    borderRadius: 'lg',
    overflowWrap: 'anywhere',
    '& > h4': { textStyle: 'xs', color: 'fg.muted', mb: '1' },
    '& > ul': { mt: '2', listStyle: 'none', color: 'fg.muted' },
    '& li': { display: 'flex', gap: '1.5', alignItems: 'baseline' },
    '& li svg': { boxSize: '3.5', color: 'green.fg', flexShrink: '0', alignSelf: 'center' },
  },
})

const Shown = ({ title, question }: { title: string; question: ComparedQuestion }) => (
  <Side>
    <h4>{title}</h4>
    <p dir="auto">{shownQuestion(question)}</p>
    <ul>
      {question.options.map((option, index) => (
        // Options have no id and do not change here, so their index is the key.
        <li key={index} dir="auto">
          {option.is_correct && (
            <>
              <Check aria-hidden />
              <VisuallyHidden>{say('Correct:')} </VisuallyHidden>
            </>
          )}
          {option.option || option.equation}
        </li>
      ))}
    </ul>
  </Side>
)

/** Shows two near-duplicates side by side. The one from the file can be left out. */
export const PairView = ({ pair, onLeaveOut }: { pair: ShownPair; onLeaveOut: () => void }) => (
  <div>
    <Sides>
      <Shown title={say('Question # {number}', { number: pair.questionNo })} question={pair.question} />
      <Shown
        title={
          pair.otherNo === undefined
            ? say('“{quiz}”, question # {number}', {
                quiz: pair.other.quiz_name,
                number: pair.other.question_no,
              })
            : say('Question # {number}', { number: pair.otherNo })
        }
        question={pair.other}
      />
    </Sides>
    <Button size="sm" onClick={onLeaveOut}>
      {say('Leave out question # {number}', { number: pair.questionNo })}
    </Button>
  </div>
)
