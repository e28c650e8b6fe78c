import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { createContext } from 'react'

/** A window of the frame: a source of questions is the wizard, opened where that source is. */
export type FrameWindow =
  | 'details'
  | 'versions'
  | 'share'
  | 'download'
  | Exclude<QuestionSource, 'write by hand'>

/** Opens a window of the frame from a screen within it; null outside of a frame. */
export const OpenFrameWindow = createContext<((window: FrameWindow) => void) | null>(null)
