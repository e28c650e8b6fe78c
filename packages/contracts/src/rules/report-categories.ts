/**
 * What an issue with a question may be about. It stands apart from the schemas, so that the learner's page
 * has it without their library.
 */
export const reportCategories = [
  'topic in lecture heading is not covered',
  'content improvement',
  'question is unclear',
  'options are unclear or repeated',
  'other',
] as const

/** What is asked of who has not said what a report is about. */
export const categoryRequiredText = 'Choose what it is about.'

/** What is asked of who reports something `other`. */
export const descriptionRequiredText = 'Say in a few words what is wrong.'
