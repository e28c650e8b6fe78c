/**
 * The categories of a report. They are kept apart from the schemas, so that the learner's page loads them without
 * Zod.
 */
export const reportCategories = [
  'topic in lecture heading is not covered',
  'content improvement',
  'question is unclear',
  'options are unclear or repeated',
  'other',
] as const

/** Shown if a report has no category. */
export const categoryRequiredText = 'Choose what it is about.'

/** Shown if a report of the category `other` has no description. */
export const descriptionRequiredText = 'Say in a few words what is wrong.'
