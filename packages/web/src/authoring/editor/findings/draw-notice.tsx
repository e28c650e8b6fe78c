import { drawFaults, isDrawn } from '@quizwright/domain/arrangement/draws.ts'
import { useSelector } from '@xstate/react'
import { CircleAlert } from 'lucide-react'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'

const Notice = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    p: '3',
    borderRadius: 'xl',
    bg: 'red.subtle',
    textStyle: 'sm',
    '& > li': { display: 'flex', gap: '2', overflowWrap: 'anywhere' },
    '& svg': { flexShrink: '0', mt: '0.5' },
  },
})

/** Says why questions can not be drawn from their sections as the details ask. The quiz can not be published so. */
export const DrawNotice = () => {
  const { store, quiz } = useEditor()
  const { arrangement } = quiz
  // A text, so that typing in a question renders nothing here.
  const faults = useSelector(store, ({ context }) =>
    isDrawn(arrangement) ? drawFaults(arrangement, context.document.questions).join('\n') : '',
  )
  if (faults === '') return null
  return (
    <Notice role="status">
      {faults.split('\n').map((fault) => (
        <li key={fault}>
          <CircleAlert size={16} aria-hidden />
          {fault}
        </li>
      ))}
    </Notice>
  )
}
