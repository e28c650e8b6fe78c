import { labels, quizTypeNames } from '@quizwright/domain/texts.ts'

/** The quiz types to filter by, those of the specification first. */
export const typeFilters = [
  { value: 'all', label: labels.allTypes },
  { value: 'pop', label: quizTypeNames.pop },
  { value: 'full', label: quizTypeNames.full },
  { value: 'daq', label: quizTypeNames.daq },
  { value: 'practice', label: quizTypeNames.practice },
] as const
