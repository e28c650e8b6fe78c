import { quizEndpoints } from '@quizwright/contracts/endpoints/quiz.ts'
import type { ReactNode } from 'react'
import { rest } from '../api/rest.ts'
import ClosingDialog, { type Decision } from './closing-dialog.tsx'
import { inParts } from './in-parts.ts'

export type Closing = { decision: Decision; quizIds: readonly string[]; run: () => void }
type Open = { taken: number; students: number }

/** If they cannot be counted, the action is not held up: it can be undone, and says itself what fails. */
const readOpen = async (quizIds: readonly string[]): Promise<Open> => {
  const open: Open = { taken: 0, students: 0 }
  try {
    await inParts(quizIds, async (quiz_id) => {
      const { quizzes } = (await rest(quizEndpoints).countOpenAttempts({ body: { quiz_id } })).data
      open.taken += quizzes.length
      for (const { open_attempts } of quizzes) open.students += open_attempts
    })
  } catch {
    return { taken: 0, students: 0 }
  }
  return open
}

/** Runs the action, or shows the question first if students are taking one of the quizzes. */
export const askBeforeClosing = async (
  { decision, quizIds, run }: Closing,
  show: (question: ReactNode) => void,
): Promise<void> => {
  const { taken, students } = await readOpen(quizIds)
  if (students === 0) return run()
  show(
    <ClosingDialog
      decision={decision}
      quizzes={quizIds.length}
      taken={taken}
      students={students}
      onConfirm={() => {
        show(null)
        run()
      }}
      onCancel={() => show(null)}
    />,
  )
}
