import { labels, quizTypeNames } from '@quizwright/contracts/texts.ts'

/** What the list filters by, the specification's types first. */
export const typeFilters = [
  { value: 'all', label: labels.allTypes },
  { value: 'pop', label: quizTypeNames.pop },
  { value: 'full', label: quizTypeNames.full },
  { value: 'daq', label: quizTypeNames.daq },
  { value: 'practice', label: quizTypeNames.practice },
] as const
