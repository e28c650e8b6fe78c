import { labelled } from '@quizwright/domain/language/labelled.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { clipped } from '../../../ui/styled/clipped.ts'
import type { Match } from './find-matches.ts'

/** The number of characters shown before and after a match. */
const around = { before: 30, after: 60 }

const Place = chakra('button', {
  base: {
    flex: '1 1 14rem',
    minWidth: '0',
    minHeight: '8',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    whiteSpace: 'nowrap',
    textAlign: 'start',
    '& > bdi': { ...clipped, minWidth: '0' },
    textStyle: 'xs',
    color: 'fg.muted',
    cursor: 'button',
    borderRadius: 'l1',
    px: '1',
    _hover: { bg: 'bg.muted' },
    '& mark': { bg: 'orange.subtle', color: 'orange.fg', fontWeight: 'semibold' },
  },
})

type MatchInContextProps = { match: Match; questionNo: number; onOpen: () => void }

/** Shows the current match: its question and the words around it. Pressing it moves the focus there. */
export const MatchInContext = ({ match, questionNo, onOpen }: MatchInContextProps) => {
  const { text, from, to, name, field } = match
  const start = Math.max(0, from - around.before)
  const place =
    field === 'question'
      ? say('Question {number}', { number: questionNo })
      : say('Question {number}, {name}', { number: questionNo, name: name.toLowerCase() })
  return (
    <Place type="button" title={say('Edit this question')} onClick={onOpen}>
      <span>{labelled(place, '')}</span>
      <bdi>
        {start > 0 && '…'}
        {text.slice(start, from)}
        <mark>{text.slice(from, to)}</mark>
        {text.slice(to, to + around.after)}
      </bdi>
    </Place>
  )
}
