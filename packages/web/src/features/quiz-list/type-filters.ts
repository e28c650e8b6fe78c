import { labels, quizTypeNames } from '@quizwright/contracts/texts.ts'

/** What the list filters by: practice quizzes show under All. */
export const typeFilters = [
  { value: 'all', label: labels.allTypes },
  { value: 'pop', label: quizTypeNames.pop },
  { value: 'full', label: quizTypeNames.full },
  { value: 'daq', label: quizTypeNames.daq },
] as const
