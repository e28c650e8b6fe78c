import type { ListedQuiz } from '@quizwright/contracts/schemas/quiz-list.ts'
import { toasts } from '@quizwright/domain/texts.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { useState } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { toast } from '../../ui/feedback/toaster-store.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { Opened } from './opened.ts'
import type { Browsing } from './use-browsing.ts'
import type { useExport } from './use-export.ts'
import type { useQuizCommands } from './use-quiz-commands.ts'
import { problemText } from '../../api/problem-text.ts'
import { useInstructorId } from '../../auth/use-instructor-id.ts'

/** Selects everything that was found, including quizzes that are not loaded yet. */
const useSelectTotal = ({ state, selection }: Browsing) => {
  const instructorId = useInstructorId()
  const [isSelecting, setIsSelecting] = useState(false)
  const selectTotal = async () => {
    setIsSelecting(true)
    try {
      const { readAllQuizzes } = await import('./read-all-quizzes.ts')
      selection.selectThese(await readAllQuizzes(instructorId, state))
    } catch (error) {
      toast.error(say('Some quizzes couldn’t be selected'), problemText(error))
    }
    setIsSelecting(false)
  }
  return { selectTotal, isSelecting }
}

type SelectedQuizzesProps = {
  browsing: Browsing
  exporting: ReturnType<typeof useExport>
  quizCommands: ReturnType<typeof useQuizCommands>
  onOpen: (opened: Opened) => void
}

/** The actions on the selected quizzes. If none is selected, each says so. */
export const SelectedQuizzes = ({ browsing, exporting, quizCommands, onOpen }: SelectedQuizzesProps) => {
  const { pages, selection } = browsing
  const { setArchived, unpublish, isActing } = quizCommands
  const { selectTotal, isSelecting } = useSelectTotal(browsing)
  const isExportOffered = useIsOffered('exportQuiz')
  const archived = browsing.state.filters.is_archived
  const withSelected = (nothing: string, act: (those: readonly ListedQuiz[]) => void) => () => {
    if (selection.selected.length === 0) return toast.warning(nothing)
    act(selection.selected)
    // Quizzes that were never listed cannot leave the selection by leaving the list, so the selection is
    // cleared.
    if (selection.hasUnlisted) selection.clear()
  }
  const download = withSelected(toasts.selectQuizToExport, (quizzes) =>
    onOpen({ window: 'download', quizzes }),
  )
  return (
    <BulkBar
      listed={pages.quizzes.length}
      total={pages.total}
      selected={selection.selected.length}
      onSelectTotal={() => (pages.hasNextPage ? void selectTotal() : selection.selectAll(true))}
      selecting={isSelecting}
      archived={archived}
      onSelectAll={selection.selectAll}
      exporting={exporting.underWay}
      acting={isActing}
      onExport={withSelected(toasts.selectQuizToExport, exporting.start)}
      onDownload={isExportOffered ? download : undefined}
      onArchive={withSelected(toasts.selectQuiz, (those) => setArchived(those, !archived))}
      onUnpublish={withSelected(toasts.selectQuiz, unpublish)}
      onRunAi={(model) =>
        withSelected(toasts.selectQuizToRunAi, (those) =>
          onOpen({ window: 'run AI', quizIds: those.map(({ _id }) => _id), model }),
        )()
      }
      onUndoAi={() => onOpen({ window: 'undo AI' })}
    />
  )
}
