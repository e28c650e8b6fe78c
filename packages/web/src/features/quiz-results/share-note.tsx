import { say } from '@quizwright/domain/language/say.ts'
import { useContext } from 'react'
import { OnlyShare } from '../../quiz-actions/quiz-role.ts'
import { chakra } from '../../ui/styled/chakra.tsx'

const Note = chakra('p', {
  base: { px: '4', py: '3', borderRadius: 'lg', bg: 'accent.subtle', textStyle: 'sm' },
})

/** Says that a list has only the results of a marker's share, where that is so. */
export const ShareNote = () =>
  useContext(OnlyShare) && (
    <Note>{say('These are the students assigned to you. Other markers have the rest.')}</Note>
  )
