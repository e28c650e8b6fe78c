import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { CircleAlert, ListFilter } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { fieldOf } from '../questions/fields.ts'
import { useShownFindings } from '../use-quiz.ts'
import { useChosenKind } from './use-chosen-kind.ts'

/** On a phone, it shares the line of the save state. */
const Words = chakra('span', {
  base: { maxWidth: { base: '11rem', sm: 'none' }, overflow: 'hidden', textOverflow: 'ellipsis' },
})

/**
 * Shows the number of errors with a button to the next one after the question visited last, wrapping around
 * at the end. If a kind of finding is chosen, it counts and visits that kind.
 */
export const NextError = ({ after }: { after: number }) => {
  const { goTo } = useEditor()
  const { errors } = useShownFindings()
  const kind = useChosenKind()
  const located = kind?.located ?? errors.filter(({ questionNo }) => questionNo > 0)
  const next = located.find(({ questionNo }) => questionNo > after) ?? located[0]
  if (!next) return null
  return (
    <Button
      size="sm"
      px={{ base: '2', sm: '3' }}
      h={{ base: '7', sm: '8' }}
      order={{ base: '1', sm: '0' }}
      css={{ '@media (width < 22rem)': { order: '0' } }}
      title={kind ? say('Go to the next one') : say('Go to the next error')}
      icon={kind ? <ListFilter aria-hidden /> : <CircleAlert aria-hidden />}
      onClick={() => goTo({ questionNo: next.questionNo, field: fieldOf(next.finding) })}
    >
      <Words>{kind ? kind.name : sayCount(located.length, '{count} error', '{count} errors')}</Words>
    </Button>
  )
}
