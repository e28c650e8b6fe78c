import { say } from '@quizwright/domain/language/say.ts'
import type { RefObject } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { panelOrder } from './desk-order.ts'

/** On a phone, shown on request. */
const Comment = chakra('div', {
  base: {
    flexBasis: { base: 'full', md: 'auto' },
    order: { base: panelOrder.comment, md: '0' },
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    gap: '3',
    '&[data-open]': { display: 'flex' },
    mdDown: { '& textarea': { maxHeight: '6rem' } },
  },
})

type MarkCommentProps = {
  comment: string
  suggested: string | undefined
  isOpen: boolean
  inputRef: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  onComment: (comment: string) => void
}

/** The comment that the student gets with the mark. */
export const MarkComment = ({ comment, suggested, isOpen, inputRef, onComment }: MarkCommentProps) => (
  <Comment data-open={isOpen || undefined}>
    <TextField
      label={say('Comment for the student')}
      lines={3}
      inputRef={inputRef}
      value={comment}
      onChange={onComment}
    />
    {suggested !== undefined && suggested !== comment && (
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          onComment(suggested)
          inputRef.current?.focus()
        }}
      >
        {say('Start from the suggested comment')}
      </Button>
    )}
  </Comment>
)
