import { acceptedWord, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'

/** An answer in which a star stands for any text, unless a backslash is before it. */
export const gapAnswer = (written: string, share: number): WholeGap['accepted'][number] => {
  const isPattern = /(?<!\\)\*/.test(written)
  return {
    ...acceptedWord(isPattern ? written : written.replaceAll(String.raw`\*`, '*'), share),
    is_pattern: isPattern,
  }
}
