import { say } from '@quizwright/domain/language/say.ts'
import { commentLimits } from '@quizwright/domain/limits.ts'
import { isBlankText } from '@quizwright/domain/rules/is-blank-text.ts'
import type { CommentPerson } from '@quizwright/domain/schemas/comment.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { problemText } from '../../api/problem-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useKeptText } from '../../ui/form/use-kept-text.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { MentionList } from './mention-list.tsx'
import { mentionedIn } from './mentions.ts'
import { useMentions } from './use-mentions.ts'

const Form = chakra('form', { base: { display: 'grid', gap: '2', position: 'relative' } })
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'flex-end', alignItems: 'center' },
})

/** The characters that are left are only told when few are. */
const fewLeft = 200

type CommentComposerProps = {
  /** Names what is typed, so that it is kept until it is sent. */
  what: string
  label: string
  sendLabel: string
  people: readonly CommentPerson[]
  /** What is in the field at first, such as the comment that is changed. */
  initial?: string
  autoFocus?: boolean
  /** Further fields, shown above the text. */
  children?: ReactNode
  send: (text: string, mentions: string[]) => Promise<unknown>
  onCancel?: () => void
}

/** A field for a comment, in which an @ offers the names of colleagues. What is typed is kept until it is sent. */
export const CommentComposer = (props: CommentComposerProps) => {
  const { what, label, sendLabel, people, initial = '', autoFocus = false, send, onCancel } = props
  const [kept, keepText] = useKeptText(what)
  // A text that was emptied stays empty: what it began with must not come back while somebody types.
  const [text, showText] = useState(kept || initial)
  const setText = (next: string) => {
    showText(next)
    keepText(next)
  }
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const mentions = useMentions({ field, people, text, onText: setText })
  useEffect(() => {
    if (autoFocus) field.current?.focus()
  }, [autoFocus])
  const left = commentLimits.length - text.length

  const submit = async () => {
    if (isSending) return
    if (isBlankText(text)) {
      setError(say('Write something first.'))
      field.current?.focus()
      return
    }
    setSending(true)
    setError(undefined)
    try {
      await send(text, mentionedIn(text, people))
      setText('')
      onCancel?.()
    } catch (failure) {
      setError(problemText(failure))
    }
    setSending(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (mentions.onKey(event)) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void submit()
    }
  }
  return (
    <Form
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {props.children}
      <TextField
        label={label}
        hideLabel
        lines={2}
        inputRef={field}
        maxLength={commentLimits.length}
        placeholder={label}
        value={text}
        onChange={(next) => {
          setText(next)
          setError(undefined)
          mentions.look()
        }}
        {...(error !== undefined && { error })}
        {...(left <= fewLeft && { hint: say('{count} characters left', { count: left }) })}
      />
      <MentionList {...mentions.list} />
      <Line>
        {onCancel && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setText('')
              onCancel()
            }}
          >
            {say('Cancel')}
          </Button>
        )}
        <Button size="sm" variant="solid" type="submit" busy={isSending} title={say('Send (Ctrl+Enter)')}>
          {sendLabel}
        </Button>
      </Line>
    </Form>
  )
}
