import type { Content } from './entry.ts'

/** A content as one text, with its equation where people read it as TeX. */
export const wordsOf = ({ text, equation }: Pick<Content, 'text' | 'equation'>): string =>
  [text, equation && String.raw`\(${equation}\)`].filter(Boolean).join(' ')
