import { keep, readKept } from './kept-value.ts'

/** A text that was typed in a window and not sent yet; see `kept-value.ts`. */
export const readKeptText = (what: string): string => readKept<string>(what) ?? ''

export const keepText = (what: string, text: string): void =>
  keep(what, text.trim() === '' ? undefined : text)
