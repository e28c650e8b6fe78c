import type { AnswerToMark } from '@quizwright/contracts/schemas/marking.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { Users } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { useClaim } from './use-claim.ts'
import { WarningNote } from '../../ui/feedback/warning-note.tsx'

const Note = chakra(WarningNote, { base: { '& > span': { flex: '1 1 12rem' } } })

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
