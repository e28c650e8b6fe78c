import { arrangementIn } from '@quizwright/domain/arrangement/in-session.ts'
import { say } from '@quizwright/domain/language/say.ts'
import type { Session } from '@quizwright/domain/schemas/session.ts'
import { useSessions } from '../../sessions/use-sessions.ts'
import { Select } from '../../ui/form/select.tsx'
import type { ReadPreview } from './read-previewed.ts'

/** The sessions of a quiz whose papers have rules of their own; none while they are not known. */
export const useSessionsWithRules = (quizId: string): Session[] =>
  (useSessions(quizId).data ?? []).filter(({ arrangement }) => arrangement)

/** The quiz as students of a session get it; with its own rules without one. */
export const previewInSession = (read: ReadPreview, session: Session | undefined): ReadPreview => {
  if (!session) return read
  const { arrangement: ofQuiz, ...quiz } = read.quiz
  const arrangement = arrangementIn(ofQuiz, session.arrangement)
  return { ...read, quiz: { ...quiz, ...(arrangement && { arrangement }) } }
}

/** For sessions without rules of their own. */
const ofQuiz = ''

type PreviewedSessionProps = {
  sessions: readonly Session[]
  value: string
  onChoose: (sessionId: string) => void
}

/** Chooses the session whose order is shown. Nothing if all have the order of the quiz. */
export const PreviewedSession = ({ sessions, value, onChoose }: PreviewedSessionProps) =>
  sessions.length === 0 ? null : (
    <Select
      label={say('Question order and navigation')}
      value={value}
      options={[
        { value: ofQuiz, label: say('Same as the quiz') },
        ...sessions.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      onChange={onChoose}
    />
  )
