import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { lengths } from '@quizwright/domain/limits.ts'
import { detectDirection } from '@quizwright/domain/rules/text-direction.ts'
import { titleFindings } from '@quizwright/domain/rules/quiz.ts'
import { useMutation } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import { problemText } from '../../api/problem-text.ts'
import { useMay } from '../../quiz-actions/quiz-role.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import { asPage } from '../../ui/styled/clipped.ts'
import type { FramedQuiz } from './use-overview.ts'
import { requireUid } from '../../auth/credentials.ts'
import { queryClient } from '../../api/query-client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { rest } from '../../api/rest.ts'
import { findOpenDraft } from '../document/drafts-on-page.ts'

/**
 * Renames a quiz. A draft that is open on this page is updated too, so that its next save causes no conflict.
 * Rejects with the problem of the failed call.
 */
const renameQuiz = async ({ _id }: { _id: string }, name: string): Promise<void> => {
  const { quiz } = (await rest(quizEndpoints).updateQuiz({ body: { quiz_id: _id, name } })).data
  // A change of the details increments the revision.
  findOpenDraft(requireUid(), _id)?.store.trigger.quizRenamed({ quiz, over: quiz.revision - 1 })
  await queryClient.invalidateQueries({ queryKey: queryKeys.quizzes })
}

const Heading = chakra('h1', {
  base: {
    textStyle: { base: 'lg', md: 'xl' },
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    minWidth: '0',
    // Chakra sets it on every element, so that of the heading would not reach the text in its button.
    '& *': { overflowWrap: 'inherit' },
    // Only a line that runs as its title does is cut at the end of the title.
    mdDown: {
      '&[data-runs=ltr] > button': { direction: 'ltr', ...asPage },
      '&[data-runs=rtl] > button': { direction: 'rtl', ...asPage },
    },
    // Paper is in the language of the quiz, whatever that of the page.
    '@media print': {
      flexGrow: '1',
      '&[data-runs=ltr]': { direction: 'ltr' },
      '&[data-runs=rtl]': { direction: 'rtl' },
    },
  },
})
const Rename = chakra('button', {
  base: {
    textAlign: 'start',
    borderRadius: 'l1',
    px: '1.5',
    mx: '-1.5',
    cursor: 'text',
    font: 'inherit',
    _hover: { bg: 'bg.muted' },
    '& svg': { display: 'inline', ms: '2', width: '4', height: '4', color: 'fg.subtle' },
    '&:is(:hover, :focus-visible) svg': { color: 'fg' },
    '@media print': { '& svg': { display: 'none' } },
    // On a phone, the work below matters more than the end of a long title; with letters of double size, a short one
    // needs two lines.
    '@media (20em <= width < 48em)': {
      display: 'block',
      maxWidth: 'full',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})
const Field = chakra('input', {
  base: {
    textStyle: 'xl',
    fontWeight: 'semibold',
    width: 'min(100%, 36rem)',
    px: '1.5',
    mx: '-1.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.panel',
    '&:focus-visible': { outlineOffset: '0' },
    '&[aria-invalid]': { borderColor: 'border.error' },
  },
})

/** `byKey` means that a key ended the editing, so that no other element has the focus. */
type EditingProps = { name: string; onDone: (name: string, byKey: boolean) => void; isSaving: boolean }

const Editing = ({ name, onDone, isSaving }: EditingProps) => {
  const [typed, setTyped] = useState(name)
  // Escape removes the field, which also blurs it. The typed title must then not be saved.
  const isOver = useRef(false)
  const tooLong =
    typed.trim() === '' ? undefined : sayMade(titleFindings(typed.trim())[0]?.message ?? '') || undefined
  const end = (next: string, byKey: boolean) => {
    if (isOver.current) return
    // What was typed stays, to be shortened.
    if (next === typed && tooLong) return void toast.warning(tooLong, say('Shorten it, or press Escape.'))
    isOver.current = true
    onDone(next, byKey)
  }
  return (
    <Field
      autoFocus
      aria-label={say('Title')}
      aria-invalid={typed.trim() === '' || tooLong !== undefined || undefined}
      maxLength={lengths.name}
      readOnly={isSaving}
      value={typed}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(typed, false)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          // Otherwise the same key would press the button that takes the focus, and editing would begin
          // again.
          event.preventDefault()
          end(typed, true)
        }
        if (event.key === 'Escape') end(name, true)
      }}
    />
  )
}

/** The title of a quiz, edited in place. Enter saves it, Escape discards the change. */
export const QuizTitle = ({ quiz }: { quiz: FramedQuiz }) => {
  const mayEdit = useMay('editor')
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const rename = useMutation({
    mutationFn: (name: string) => renameQuiz(quiz, name),
    onError: (error) => toast.error(say('The title wasn’t changed.'), problemText(error)),
  })
  const done = (typed: string, byKey: boolean) => {
    const name = typed.trim()
    setIsEditing(false)
    if (byKey) queueMicrotask(() => button.current?.focus())
    if (name === '') toast.warning(say('Title is required'), say('The title stays as it was.'))
    else if (name !== quiz.name) rename.mutate(name)
  }
  const shown = rename.isPending ? rename.variables : quiz.name
  if (isEditing) return <Editing name={shown} onDone={done} isSaving={rename.isPending} />
  if (!mayEdit)
    return (
      <Heading data-runs={detectDirection(shown)}>
        <bdi>{shown}</bdi>
      </Heading>
    )
  return (
    <Heading data-runs={detectDirection(shown)}>
      <Rename ref={button} type="button" title={say('Change the title')} onClick={() => setIsEditing(true)}>
        <bdi>{shown}</bdi>
        <Pencil aria-hidden />
      </Rename>
    </Heading>
  )
}
