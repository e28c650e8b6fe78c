import { chooseWording } from './this-wording.ts'
import { labels, notices, quizTypeNames, ruleTexts, toasts } from '@quizwright/domain/texts.ts'

/**
 * Good English for texts that the specification words or spells oddly, by the quoted text. The quoted texts are the
 * default. An operator chooses these with the setting WORDING=plain.
 */
export const plainTexts: Readonly<Record<string, string>> = {
  'Quiz Created Successfully': 'Quiz created',
  'Quiz Updated Successfully': 'Quiz updated',
  'Published Successfully': 'Quiz published',
  'Archived Selected Quiz': 'Archived',
  'Unarchived Selected Quiz': 'Brought back from the archive',
  'Quiz Duplicated': 'Quiz duplicated',
  'Error Quiz Not Duplicated': 'The quiz could not be duplicated',
  'Link Coppied': 'Link copied',
  'Error Link Not Coppied': 'The link could not be copied',
  'File Downloaded': 'File downloaded',
  'Error while file download': 'The file could not be downloaded',
  'Error in file download': 'The data could not be downloaded',
  'plz select a quiz first': 'Select a quiz first',
  'Please select quiz first': 'Select a quiz first',
  'AI Job started': 'AI job started',
  'AI Job Completed successfully': 'AI job completed',
  'AI Job Failed': 'The AI job failed',
  'No Questions found under this filter': 'No questions match these filters',
  'Session Created Successfully': 'Session created',
  'Session updated Successfully': 'Session updated',
  'Results Not Found': 'No results were found',
  'Search not Found!': 'Nothing matches the search',
  'unexpected error occured': 'An unexpected error occurred',
  'Oh ho...The page you were looking for does not exist.':
    'The page that you were looking for does not exist.',
  'Could not load the courses information, click to retry.':
    'The courses could not be loaded. Press to try again.',
  'cannot edit, create new version': 'This quiz cannot be edited in place',
  'AI Assesment': 'AI Assessment',
  'BACK TO HOME': 'Back to home',
  GO: 'Go',
  'View Archive List': 'View the archive',
  'Unarchived Quizzes': 'Leave the archive',
  UnArchive: 'Unarchive',
  'Version(s) History': 'Version history',
  'Download CSV File': 'Download CSV file',
  'Get Sharable Link': 'Get shareable link',
  'DOWNLOAD DATA': 'Download data',
  PASS: 'Pass',
  'REVIEW ALL QUESTIONS': 'Review all questions',
  'SEND APPRECIATION': 'Send appreciation',
  'SEND ENCOURAGEMENT': 'Send encouragement',
  'SEND CUSTOM MESSAGE': 'Send a message of your own',
  'Save Publish': 'Save and publish',
  'Save Unpublish': 'Save and unpublish',
  'faculty: Atleast one faculty should be selected': 'Select at least one faculty',
  'Only one option be marked as true': 'Only one option may be marked as true',
}

/**
 * Replaces the quoted texts with plain ones for the whole process. A page must call it before any code reads the
 * texts. Texts with a filled-in value stay as they are.
 */
export const applyPlainWording = (): void => {
  chooseWording(plainTexts)
  for (const table of [toasts, notices, quizTypeNames, labels, ruleTexts] as Record<string, unknown>[])
    for (const [name, text] of Object.entries(table))
      if (typeof text === 'string') table[name] = plainTexts[text] ?? text
}
