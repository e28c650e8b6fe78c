import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react'
import { rest } from '../api/rest.ts'
import { importWhenOnline } from '../ui/loading/import-when-online.ts'
import type { Decision } from './closing-dialog.tsx'
import { inParts } from './in-parts.ts'

const ClosingDialog = lazy(() => importWhenOnline(() => import('./closing-dialog.tsx')))

type Closing = { decision: Decision; quizIds: readonly string[]; run: () => void }
type Open = { taken: number; students: number }

/** If they cannot be counted, the action is not held up: it can be undone, and says itself what fails. */
const readOpen = async (quizIds: readonly string[]): Promise<Open> => {
  const open: Open = { taken: 0, students: 0 }
  try {
    await inParts(quizIds, async (quiz_id) => {
      const { data } = await rest.countOpenAttempts({ body: { quiz_id } })
      open.taken += data.quizzes.length
      for (const { open_attempts } of data.quizzes) open.students += open_attempts
    })
  } catch {
    return { taken: 0, students: 0 }
  }
  return open
}

/**
 * Asks before quizzes are unpublished or archived while students are taking them; otherwise the action runs at once.
 * `question` is to be rendered.
 */
export const useClosingQuestion = (): {
  askFirst: (closing: Closing) => Promise<void>
  question: ReactNode
} => {
  const [asked, setAsked] = useState<Closing & Open>()
  const isReading = useRef(false)
  const askFirst = useCallback(async (closing: Closing) => {
    if (isReading.current) return
    isReading.current = true
    const open = await readOpen(closing.quizIds)
    isReading.current = false
    if (open.students === 0) closing.run()
    else setAsked({ ...closing, ...open })
  }, [])
  const close = () => setAsked(undefined)
  const question = asked && (
    <Suspense fallback={null}>
      <ClosingDialog
        decision={asked.decision}
        quizzes={asked.quizIds.length}
        taken={asked.taken}
        students={asked.students}
        onConfirm={() => {
          close()
          asked.run()
        }}
        onCancel={close}
      />
    </Suspense>
  )
  return { askFirst, question }
}
