import type { QuestionContent } from '@quizwright/contracts/schemas/question.ts'

/** Consecutive questions with the same section and paragraph, by their indexes. */
export type SectionRun = { section: string; paragraph: string; indexes: number[] }

export const sectionsOf = (questions: readonly QuestionContent[]): SectionRun[] => {
  const runs: SectionRun[] = []
  for (const [index, { section, paragraph }] of questions.entries()) {
    const last = runs.at(-1)
    if (last && last.section === section && last.paragraph === paragraph) last.indexes.push(index)
    else runs.push({ section, paragraph, indexes: [index] })
  }
  return runs
}
