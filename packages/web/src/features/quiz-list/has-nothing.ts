import type { ListState } from '@quizwright/contracts/schemas/quiz-list.ts'
import { isNarrowed } from './list-state.ts'
import type { KnownCounts } from './use-list-counts.ts'

/** Whether an instructor has no quiz at all, archived ones included. False while it is unknown. */
export const hasNothing = (state: ListState, counts: KnownCounts | undefined): boolean =>
  !isNarrowed(state) &&
  counts?.archived !== undefined &&
  counts.published + counts.unpublished + counts.archived === 0
