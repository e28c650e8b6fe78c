import { say } from '@quizwright/domain/language/say.ts'
import { useQuery } from '@tanstack/react-query'
import { WarningNote } from '../../../ui/feedback/warning-note.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { unsavedText } from '../opening/unsaved-text.ts'
import { CopyButton } from './copy-button.tsx'
import { findTyped } from './typed-questions.ts'

const Line = chakra(WarningNote, {
  base: { justifyContent: 'center', textAlign: 'center', maxWidth: 'lg', mx: 'auto' },
})

type TypedCopyProps = {
  quizId: string
  /** Whether the quiz may still be read, and the copy has all its questions. */
  mayRead: boolean
}

/** Offers a copy of what somebody typed into a quiz before their role was taken away. Nothing if they typed nothing. */
const TypedCopy = ({ quizId, mayRead }: TypedCopyProps) => {
  const { data: typed } = useQuery({
    queryKey: ['typed questions', quizId, mayRead],
    queryFn: ({ signal }) => findTyped(quizId, { mayRead, signal }),
    gcTime: 0,
    structuralSharing: false,
  })
  if (!typed) return null
  return (
    <Line role="status">
      <span>
        {unsavedText(typed.count)}{' '}
        {mayRead
          ? say('A copy of the quiz will have what you typed.')
          : say('A copy will have only those: you can’t read the rest of the quiz any more.')}
      </span>
      <CopyButton quiz={() => typed.quiz} questions={() => typed.questions} onCopied={typed.forget} />
    </Line>
  )
}

export default TypedCopy
