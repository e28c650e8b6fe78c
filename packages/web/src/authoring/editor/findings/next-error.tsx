import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { CircleAlert, ListFilter } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { fieldOf } from '../questions/fields.ts'
import { useShownFindings } from '../use-quiz.ts'
import { useChosenKind } from './use-chosen-kind.ts'

/** On a phone it stands in one row with the buttons that save. */
const Words = chakra('span', {
  base: { maxWidth: { base: '4.5rem', sm: 'none' }, overflow: 'hidden', textOverflow: 'ellipsis' },
})

/**
 * The number of errors, and a button to the next one after the question that was visited last; where one kind of
 * finding is chosen, the same of that kind. After the last one comes the first.
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
      title={kind ? 'Go to the next one of these' : 'Go to the next error'}
      icon={kind ? <ListFilter aria-hidden /> : <CircleAlert aria-hidden />}
      onClick={() => goTo({ questionNo: next.questionNo, field: fieldOf(next.finding) })}
    >
      <Words>{kind ? kind.name : countOf(located.length, 'error')}</Words>
    </Button>
  )
}
