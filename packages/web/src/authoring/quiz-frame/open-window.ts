import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { createContext } from 'react'

/** A window of the frame. A source of questions opens the wizard at that source. */
export type FrameWindow =
  | 'details'
  | 'versions'
  | 'share'
  | 'people'
  | 'log'
  | 'history'
  | 'download'
  | Extract<QuestionSource, 'upload a CSV' | 'generate'>

/** Opens a window of the frame from a screen inside it; null outside of a frame. */
export const OpenFrameWindow = createContext<((window: FrameWindow) => void) | null>(null)
