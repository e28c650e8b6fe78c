import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { Users } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useClaim } from './use-claim.ts'

const Note = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '3.5',
    py: '2.5',
    borderRadius: 'l2',
    textStyle: 'sm',
    bg: 'orange.subtle',
    color: 'orange.fg',
    '& > svg': { width: '4', height: '4', flexShrink: '0' },
    '& > span': { flex: '1 1 12rem' },
  },
})

/** Says which colleague has an answer open, and leads to the next one. */
export const ClaimNote = ({ answer, onNext }: { answer: AnswerToMark; onNext: () => void }) => {
  const holder = useClaim(answer)
  if (holder === undefined) return null
  return (
    <Note role="status">
      <Users aria-hidden />
      <span>{say('{name} has this answer open.', { name: holder || say('A colleague') })}</span>
      <Button size="sm" onClick={onNext}>
        {say('Go to the next answer')}
      </Button>
    </Note>
  )
}
