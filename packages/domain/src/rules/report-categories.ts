import { texts } from '../language/say.ts'
/**
 * The categories of a report. They are kept apart from the schemas, so that the learner's page loads them without
 * Zod.
 */
export const reportCategories = texts([
  'topic in lecture heading is not covered',
  'content improvement',
  'question is unclear',
  'options are unclear or repeated',
  'other',
])

/** Shown if a report has no category. */
export const categoryRequiredText = texts('Choose what the issue is about.')

/** Shown if a report of the category `other` has no description. */
export const descriptionRequiredText = texts('Describe in a few words what’s wrong.')
