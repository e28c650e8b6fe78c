import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'

/**
 * Consecutive questions with the same section and paragraph, by their indexes. `heading` is the section where it
 * begins, and empty where only its paragraph changes.
 */
export type SectionRun = { section: string; heading: string; paragraph: string; indexes: number[] }

export const sectionsOf = (questions: readonly QuestionContent[]): SectionRun[] => {
  const runs: SectionRun[] = []
  for (const [index, { section, paragraph }] of questions.entries()) {
    const last = runs.at(-1)
    if (last && last.section === section && last.paragraph === paragraph) last.indexes.push(index)
    else {
      const heading = last?.section === section ? '' : section
      runs.push({ section, heading, paragraph, indexes: [index] })
    }
  }
  return runs
}
