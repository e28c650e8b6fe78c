import { say, sayCount, sayMade } from '@quizwright/domain/language/say.ts'
import { CircleAlert } from 'lucide-react'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { QuestionFace } from '../question-face.tsx'
import type { LeftOut, PastedQuestion } from './use-understood.ts'

/**
 * The largest number of questions that are rendered, so that a long text appears while it is typed. All are
 * added.
 */
const mostDrawn = 100

const List = chakra('ol', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '2', m: '0', p: '0' },
})
const Item = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '2',
    alignItems: 'start',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    textStyle: 'sm',
    '&[data-unwanted]': { opacity: '0.6' },
  },
})
const Notes = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    mt: '1',
    color: 'fg.warning',
    textStyle: 'xs',
    '& > li': { display: 'flex', gap: '1', alignItems: 'center' },
    '& svg': { width: '3.5', height: '3.5', flexShrink: '0' },
  },
})
const Source = chakra('pre', {
  base: {
    fontFamily: 'inherit',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxHeight: '8rem',
    overflow: 'auto',
  },
})
const Heading = chakra('h3', { base: { textStyle: 'title.sm', mb: '2', mt: '4' } })

type UnderstoodListProps = {
  questions: readonly PastedQuestion[]
  wanted: readonly PastedQuestion[]
  leftOut: readonly LeftOut[]
  onToggle: (question: PastedQuestion) => void
}

/** Lists each question as it was understood, and what was left out with the reasons. */
export const UnderstoodList = ({ questions, wanted, leftOut, onToggle }: UnderstoodListProps) => (
  <>
    {questions.length > 0 && (
      <List aria-label={say('Understood as')}>
        {questions.slice(0, mostDrawn).map((one, index) => (
          // The same question may occur twice, so the index is the key.
          <Item key={index} data-unwanted={wanted.includes(one) ? undefined : true}>
            <Checkbox
              label={say('Add question {number}', { number: index + 1 })}
              hideLabel
              checked={wanted.includes(one)}
              onChange={() => onToggle(one)}
            />
            <div>
              <QuestionFace question={one.question} />
              {one.notes.length > 0 && (
                <Notes aria-label={say('About question {number}', { number: index + 1 })}>
                  {one.notes.map((note) => (
                    <li key={note}>
                      <CircleAlert aria-hidden />
                      {sayMade(note)}
                    </li>
                  ))}
                </Notes>
              )}
            </div>
          </Item>
        ))}
      </List>
    )}
    {questions.length > mostDrawn && (
      <p>
        {sayCount(
          questions.length - mostDrawn,
          'And {count} more question, which will be added too.',
          'And {count} more questions, which will be added too.',
        )}
      </p>
    )}
    {leftOut.length > 0 && (
      <>
        <Heading>{sayCount(leftOut.length, '1 part was left out', '{count} parts were left out')}</Heading>
        <List aria-label={say('Left out')}>
          {leftOut.slice(0, mostDrawn).map(({ reason, source }, index) => (
            <Item key={index}>
              <CircleAlert size={16} aria-hidden />
              <div>
                <strong>{sayMade(reason)}</strong>
                <Source>{source}</Source>
              </div>
            </Item>
          ))}
        </List>
      </>
    )}
  </>
)
