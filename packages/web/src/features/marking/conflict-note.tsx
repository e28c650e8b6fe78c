import { say } from '@quizwright/domain/language/say.ts'
import type { MarkConflict } from '@quizwright/contracts/schemas/marking.ts'
import { formatTwoDecimals } from '../../results/figures.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { Given } from './marking-session.ts'
import { WarningNote } from '../../ui/feedback/warning-note.tsx'

const Note = chakra(WarningNote, { base: { '& > p': { flex: '1 1 16rem' } } })

const textOf = ({ reason, marks }: MarkConflict): string => {
  const mark = marks === null ? undefined : formatTwoDecimals(marks)
  if (reason === 'delivered')
    return mark === undefined
      ? say(
          'The student has already opened this result, so your mark wasn’t saved. The answer needs marking again.',
        )
      : say(
          'The student has already opened this result, so your mark wasn’t saved. It currently has {mark}.',
          {
            mark,
          },
        )
  if (reason === 'no_suggestion')
    return say('There’s no suggestion to confirm any more. Mark the answer yourself.')
  if (reason === 'settled')
    return mark === undefined
      ? say('Two people have marked this answer, and its owner decides. Your mark wasn’t saved.')
      : say('Two people have marked this answer: it has {mark}. Your mark wasn’t saved.', { mark })
  return mark === undefined
    ? say('This answer was changed elsewhere and needs marking again. Your mark wasn’t saved.')
    : say('This answer was marked elsewhere: it now has {mark}. Your mark wasn’t saved.', { mark })
}

type ConflictNoteProps = {
  conflict: MarkConflict
  mine: Given | undefined
  onKeep: () => void
  onReplace: (mine: Given) => void
}

/**
 * Shown when somebody else, or another tab, has marked this answer. The instructor chooses which mark to
 * keep.
 */
export const ConflictNote = ({ conflict, mine, onKeep, onReplace }: ConflictNoteProps) => (
  <Note role="alert">
    <p>{textOf(conflict)}</p>
    <Button size="sm" onClick={onKeep}>
      {say('Keep as is')}
    </Button>
    {conflict.reason === 'changed' && mine && (
      <Button size="sm" variant="solid" onClick={() => onReplace(mine)}>
        {say('Use my mark')}
      </Button>
    )}
  </Note>
)
