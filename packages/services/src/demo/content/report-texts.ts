import type { reportCategories } from '@quizwright/domain/rules/report-categories.ts'

export const reportTexts: readonly { category: (typeof reportCategories)[number]; description: string }[] = [
  { category: 'question is unclear', description: 'I can’t tell whether friction counts here.' },
  { category: 'options are unclear or repeated', description: 'Two of the options are almost the same.' },
  { category: 'topic in lecture heading is not covered', description: '' },
  { category: 'content improvement', description: 'A diagram would help.' },
  { category: 'question is unclear', description: '' },
  { category: 'other', description: 'The equation runs off the screen on my phone.' },
  { category: 'topic in lecture heading is not covered', description: 'We only get to this next week.' },
  { category: 'options are unclear or repeated', description: '' },
]
