import { expect, test } from 'vitest'
import { problems } from './problems.ts'
import { errorFinding, isRequired } from './rules/required.ts'
import { generateFindings } from './rules/generate.ts'
import { endFindings, periodFindings, startFindings } from './rules/period.ts'
import { questionFindings } from './rules/question.ts'
import { detailsFindings } from './rules/quiz.ts'
import { atQuestion, errorsFound, omissionsFound } from './rules/render.ts'
import { parseQuestionNumber } from './rules/question-number.ts'
import { labels, notices, quizTypeNames, toasts } from './texts.ts'

/**
 * The texts that the specifications quote, copied here by hand: sections 2, 4, 5 and 8 of both. `…` stands
 * for what is filled in.
 */
const catalogue = {
  pages: [
    'Oh ho...The page you were looking for does not exist.',
    'BACK TO HOME',
    'Could not load the courses information, click to retry.',
    '… Errors Found',
    '… Omissions Found',
    'You will not be able to publish the quiz without correcting these errors in the next step or by reuploading CSV.',
    'The changes you have made will affect the performance of students who attempt this quiz, ' +
      'therefore a new version of this quiz will be created. The current version of this quiz will ' +
      'still be available in the quizzes list. Are you sure you want to make the changes?',
    'Errors Reported by Students',
    'Suggested Videos to Review',
    '900px by 900px JPEG',
    '700px by 700px JPEG',
  ],
  rules: [
    'Title is required',
    '… is required',
    'Missing or invalid fields',
    'faculty: Atleast one faculty should be selected',
    'Please select a video',
    'Ending time must be greater than starting time',
    'Incorrect Start Date',
    'Incorrect End Date',
    'questionsCount is required',
    'Question text can not be empty',
    'Option text can not be empty at option # 1',
    'Correct option is required',
    'Only one option be marked as true',
    'Minimum one tag should be added',
    '… at Question # 7',
    'Question no is required',
    'Question no must be a number',
    'Question no can not be a decimal',
    'Question no must be greater than zero',
    'Invalid question no, question not found',
  ],
  toasts: [
    'Quiz Created Successfully',
    'Quiz Updated Successfully',
    'Published Successfully',
    'Published',
    'Quiz unpublished',
    'Archived Selected Quiz',
    'Unarchived Selected Quiz',
    'Quiz Duplicated',
    'Error Quiz Not Duplicated',
    'Link Coppied',
    'Error Link Not Coppied',
    'File Downloaded',
    'Error while file download',
    'Error in file download',
    'Please select a quiz',
    'plz select a quiz first',
    'Please select quiz first',
    'AI Job started',
    'AI Job Completed successfully',
    'AI Job Failed',
    'AI Job Error …',
    'Please resolve the errors first',
    'No Questions found under this filter',
    'You can only upload a single image file',
    'You can only upload a single CSV file',
    'Something went wrong while uploading image',
    'Session Created Successfully',
    'Session updated Successfully',
    'Results Not Found',
    'Search not Found!',
    'Response updated',
    'unexpected error occured',
  ],
  warnings: [
    'You are going to delete this question',
    'Warning! Switching text area will erase your written text',
  ],
  labels: [
    'Login',
    'GO',
    'Reset',
    'All',
    'Pop Quiz',
    'Full Quiz',
    'AI Assesment',
    'Unpublished',
    'View Archive List',
    'Unarchived Quizzes',
    'Select All',
    'Export CSV',
    'Archive',
    'UnArchive',
    'Unpublish',
    'Run AI',
    'Quiz Name',
    'Course',
    'Module',
    'Type',
    'Total Attempts',
    'Date Created',
    'Issues',
    'Actions',
    'Sessions',
    'Version(s) History',
    'Stats',
    'Results',
    'Edit',
    'Download CSV File',
    'Unarchive',
    'Get Sharable Link',
    'Duplicate Quiz',
    'Published on …',
    'Not Published',
    'Edit Quiz Questions',
    'Must Pass Quiz',
    'Skippable Quiz',
    'Cancel',
    'Manage Changes and Create New Version',
    'Save Publish',
    'Save Unpublish',
    'Reports Received 7',
    'View Question Stats',
    'View Overall Stats',
    'All Time',
    'View',
    'Back',
    'Add To New Session',
    'Name',
    'Description',
    'Starting Date',
    'Ending Date',
    'Publish',
    'Institute',
    'Email',
    'Reset search',
    'DOWNLOAD DATA',
    'PASS',
    'Fail',
    'REVIEW ALL QUESTIONS',
    'Play',
    'Not Updated',
    'Skipped',
    'View More',
    'Update',
    'Close',
    'SEND APPRECIATION',
    'SEND ENCOURAGEMENT',
    'SEND CUSTOM MESSAGE',
    'Sign out',
    'Quiz name',
  ],
}
/** Said nowhere in quotes: the specifications have a type without a name. */
const ours = ['Practice Quiz']

const written = (texts: object): string[] =>
  Object.values(texts).map((text: string | ((given: unknown) => string)) =>
    typeof text === 'string' ? text : text(text.name === 'reportsReceived' ? 7 : '…'),
  )
const inTexts = [toasts, notices, labels, quizTypeNames].flatMap(written)

const option = { option: '', equation: '', image_url: '', is_correct: true, is_selected: false }
const question = { question: '', equation: '', tags: [], weightage: 1 }
const inRules = [
  ...detailsFindings({ quiz_type: 'pop' }),
  ...generateFindings({}),
  ...periodFindings({ start_time: '2', end_time: '1' }),
  ...startFindings('1', '2'),
  ...endFindings('2', '1'),
  ...questionFindings({ ...question, options: [option, option] }, 1, 'full'),
  ...questionFindings({ ...question, options: [] }, 1, 'full'),
  errorFinding('', '', isRequired('…')),
].map((finding) => finding.message)
const inSearch = ['', 'x', '1.5', '0', '9']
  .map((typed) => parseQuestionNumber(typed, 1))
  .map((read) => (read.ok ? '' : read.message))
const everywhere = new Set([
  ...inTexts,
  ...inRules,
  ...inSearch,
  atQuestion('…', 7),
  ...[errorsFound, omissionsFound].map((say) => say('…' as never)),
  ...Object.values(problems).map((row) => row.message),
])

test('every quoted text is said, letter by letter', () => {
  expect(
    Object.values(catalogue)
      .flat()
      .filter((text) => !everywhere.has(text)),
  ).toEqual([])
})

test('texts.ts holds quoted texts and nothing else', () => {
  const quoted = new Set([...Object.values(catalogue).flat(), ...ours])
  expect(inTexts.filter((text) => !quoted.has(text))).toEqual([])
})

test('no text stands in two places', () => {
  const places = [inTexts, [...new Set(inRules)], Object.values(problems).map((row) => row.message)].flat()
  // "Published" is both a chip of the list and what publishing says.
  const doubled = places.filter((text, at) => places.indexOf(text) !== at)
  expect(doubled).toEqual(['Published'])
})
