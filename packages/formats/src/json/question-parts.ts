import type { Content, RawQuestion } from '../entry/entry.ts'

/** Reads a text of a question. */
export type ReadContent = (text: string) => Content
/** What a question has besides its text. */
export type Answers = Pick<
  RawQuestion,
  | 'kind'
  | 'options'
  | 'optionFeedback'
  | 'ticks'
  | 'reason'
  | 'answer'
  | 'typed'
  | 'choices'
  | 'matched'
  | 'ordered'
  | 'filled'
  | 'solution'
  | 'hints'
> & { without?: readonly string[] }
