import { countOf } from '@quizwright/contracts/rules/plural.ts'
import { CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor } from '../editor-context.ts'
import { fieldOf } from '../questions/fields.ts'
import { useShownFindings } from '../use-quiz.ts'

/**
 * The number of errors, and a button to the next one after the question that was visited last. After the last
 * error comes the first.
 */
export const NextError = ({ after }: { after: number }) => {
  const { goTo } = useEditor()
  const errors = useShownFindings().errors.filter(({ questionNo }) => questionNo > 0)
  const next = errors.find(({ questionNo }) => questionNo > after) ?? errors[0]
  if (!next) return null
  return (
    <Button
      size="sm"
      px={{ base: '2', sm: '3' }}
      title="Go to the next error"
      icon={<CircleAlert aria-hidden />}
      onClick={() => goTo({ questionNo: next.questionNo, field: fieldOf(next.finding) })}
    >
      {countOf(errors.length, 'error')}
    </Button>
  )
}
