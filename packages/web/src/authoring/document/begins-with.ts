import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'

/** What an editor begins with: a first question, or a window that adds several. */
export type Beginning = Extract<QuestionSource, 'write by hand' | 'paste a list' | 'take from other quizzes'>

/** In the history state of the editor. */
export type BeginsWith = { beginsWith?: Beginning }

const read = () => (history.state ?? {}) as BeginsWith

export const readBeginning = (): Beginning | undefined => read().beginsWith

/** Like `readBeginning`, but only once, so that a reload begins nothing again. */
export const takeBeginning = (): Beginning | undefined => {
  const { beginsWith, ...rest } = read()
  if (beginsWith) history.replaceState(rest, '')
  return beginsWith
}
