import { say } from '@quizwright/domain/language/say.ts'
import type { CommentThread } from '@quizwright/domain/schemas/comment.ts'
import type { MouseEvent } from 'react'
import { Link } from 'wouter'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import { href } from '../../routes/routes.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { goToQuestion } from '../open-comments.ts'
import { sayField } from './say-field.ts'

const Place = chakra('p', { base: { textStyle: 'sm', fontWeight: 'semibold', minWidth: '0' } })
const To = chakra(Link, {
  base: {
    borderRadius: 'l1',
    color: 'accent.fg',
    _hover: { textDecoration: 'underline' },
  },
})

const sayPlace = ({ question_no: no, field, result_id: resultId }: CommentThread): string => {
  if (no === null) return say('Removed question')
  if (resultId !== null) return say('Answer to question {number}', { number: no })
  return field === null
    ? say('Question {number}', { number: no })
    : say('Question {number}: {field}', { number: no, field: sayField(field) })
}

/** Where a thread leads; undefined if its question is gone or the reader may not open the editor. */
const threadHref = (
  quizId: string,
  { result_id: resultId, question_no: no }: CommentThread,
  mayEdit: boolean,
) => {
  if (resultId !== null) return href.result({ resultId })
  return no !== null && mayEdit ? href.editQuestion({ quizId, question_no: String(no) }) : undefined
}

/** Says what a thread is about, as a link that leads there. */
export const ThreadPlace = ({ quizId, thread }: { quizId: string; thread: CommentThread }) => {
  const mayEdit = useMay('editor')
  const words = sayPlace(thread)
  const to = threadHref(quizId, thread, mayEdit)
  const lead = (event: MouseEvent) => {
    const no = thread.result_id === null ? thread.question_no : null
    if (no !== null && goToQuestion(no)) event.preventDefault()
  }
  return (
    <Place>
      {to === undefined ? (
        words
      ) : (
        <To href={to} onClick={lead}>
          {words}
        </To>
      )}
    </Place>
  )
}
