import { madeByGrader } from './made-by-grader.ts'
import { texts } from './say.ts'

const forInstructors = texts([
  // Saving, publishing and downloading
  'Only a published quiz has a sharable link. Publish it first.',
  'Only a question of a practice quiz can be corrected in place. Create a new version of this quiz.',
  'The marks of this question were corrected. Undo that correction to go back to this key.',
  'This quiz has kinds of questions that this page does not know yet. Reload the page and save again.',
  'A quiz can hold at most {count} questions',
  'Too many jobs of yours are waiting. Let one end, or cancel one, and try again.',
  'The image arrived too slowly while others were waiting. Send it again, or a smaller one.',
  '“{title}” has no questions yet. Add one and download it then.',
  '{format} holds no descriptive questions, and “{title}” has no others. Choose another format.',
  'With its images, the file of “{title}” would be longer than {size} MB. Select some of its questions in ' +
    'the editor and download those.',
  'The AI model took too long for a preview.',
  'The AI model gave no answer that can be used.',
  'without an AI model, only a descriptive question with its author’s own solution gets one, since the ' +
    'correct option alone explains nothing',
  'Another solution was tried since. Ask again to see what changes.',
  'Questions that got no solution: {count}.',
  'Questions that kept their own solution: {count}.',
  'Reason: {message}.',
  'the AI model gave no answer for them that can be used',
  'What was written so far stays; run it again for the rest.',
  'Try again later.',
  'The AI provider took too long to answer.',
  'The AI provider can not be reached.',
  'The AI provider refused the key it was given.',
  'The AI provider does not know this model.',
  'The AI provider takes no more questions now.',
  'The AI provider is not working at the moment.',
  'You have added {count} tags, the most that one instructor may add. Choose one of the existing tags.',
  'You have many uploads and downloads under way. Wait until one has ended and try again.',
  // Corrections of marks
  'Results changed: {count}.',
  'Results changed in version {version}: {count}.',
  'No result changed.',
  'No result changed in version {version}.',
  'No result changed: the answer was marked again after the correction, and keeps those marks.',
  'Now a pass: {count}.',
  'Now a fail: {count}.',
  'New suggestions that wait for you: {count}.',
  'Answers with their earlier suggestion again: {count}.',
  'Later answers graded again: {count}.',
  'Answers that keep the higher marks their student has seen: {count}.',
  'The correction is undone.',
  // People
  'You can’t disable your own account or remove yourself as administrator. Another administrator can.',
  // Students
  'Choose two students to merge.',
  '{name} has been merged already. Reload the list and choose again.',
  'This student was merged again since. Undo the later merge first, then this one.',
  'A list holds at most {count} students. Make another session for the others.',
  'Very many mails were sent today. Copy the links and send them yourself, or try again tomorrow.',
  'A quotation mark is opened and not closed. Write the student on one line, or take the mark away.',
  '{email} stands in line {line} already.',
  'The name is missing. Write it before the e-mail address.',
  'The name is too long.',
  'The e-mail address is missing. Write it after the name.',
  '“{text}” is no e-mail address. Write it like name@example.org.',
  'The extra time “{text}” is no whole number from 0 to {most}. Write per cent.',
  'The code “{text}” has something else than {least} to {most} letters from A to Z and digits.',
  // Grades of courses
  'This learning platform is no longer set up here. Ask your administrator.',
  'The learning platform doesn’t let Quizwright write marks. Ask its administrator to allow grades for this tool.',
  'The gradebook has no column for this link. Add the link again with a grade, open it once, then send again.',
  'The learning platform has no such student in the course. If they’re back, send again.',
  'The learning platform has a later mark for this student. Look at it there, then send again.',
  'The learning platform can’t be reached. Quizwright keeps trying for a week.',
  'The learning platform could not be reached for a week. Send again when it’s back.',
  // Suggested marks
  'The image was not read: no model sees images.',
  'The {count} images were not read: no model sees images.',
  'The answer has few words of the solution for such a mark: compare it yourself.',
  'The model gave {marks} of {total} marks.',
  'The model says that it is unsure.',
  'The model gives its own mark a confidence of {percent}.',
  'The model says that a person should look at this answer.',
  'No AI model is configured. What is suggested offline is never delivered without a person.',
  'Mark at least {least} answers that have a confident suggestion of the model: so far there are {count}.',
  'The mean difference to your marks may lie from {low} to {high} of a question’s marks: it must lie within ' +
    '{most} in either direction.',
  'The model’s marks may be {percent} of a question’s marks off, typically (RMSE): that must be at most {most}.',
  // Files of questions
  'The file holds no questions. Export them again.',
  'The file holds more than {count} questions, the most that a quiz takes. Split it and import the parts.',
  'The file holds more than {count} questions, the most that an import takes. Split it and import the parts.',
  'The file is larger than {size} MB, the most that an import takes. Split it and upload the parts.',
  'The file is larger than {count} bytes, the most that an import takes. Split it and import the parts.',
  'Line {line} begins the row after {count}, the most that an import takes. Split the file and import the parts.',
  'The row that begins in line {line} holds more than {count} characters. Shorten it or split it.',
  'Reading the file takes longer than {count} seconds, so it was stopped. Split it, or save it in another format, ' +
    'and import that.',
  'The file holds more than an import can read at once: other files than CSV about 10,000 questions. Split it, or ' +
    'save it as CSV, and import that.',
  'A quoted cell goes on after its closing quote. Double the quotes inside it.',
  'The quote that opens in line {line}, column {column} is never closed. Close it and upload the file again.',
  'The quote that opens in line {line}, column {column} is not closed within {count} characters. Close it, or ' +
    'shorten its cell, and upload the file again.',
  'This drawing has parts that are not drawn here. Add it as a PNG.',
  'The header is repeated in line {line}, and was not read as a question',
  'The header is repeated in lines {lines}, and was not read as a question',
  'Cells beside the table were not read: {names}. Move what belongs to a question into one of its columns',
  '{count} cells beside the table were not read, such as {names}. Move what belongs to a question into one of its ' +
    'columns',
  'The byte {byte} in line {line} (number {number} of the file) belongs to no known encoding. Save the file ' +
    'as CSV UTF-8.',
  'The header in line {line} has {count} columns of at most {most}. Remove those that are not needed.',
  'The header in line {line} has no column {names}. Correct it and upload the file again.',
  'The header in line {line} has twice the column {names}. Correct it and upload the file again.',
  'These are the answers that students gave to a form, not its questions. Open the form, copy its questions ' +
    'into a text or Word file with the right options marked, and upload that.',
  'These are the results of students, not the questions that they answered. Choose the file with the questions.',
  'No column of this table was found to hold questions ({names}). Choose the file with the questions, or give ' +
    'their column the heading "question".',
  'No question was found in this file. It may be a table with a column "question", or a list: each question ' +
    'with a number, its options with letters below it, and the answer.',
  'Line 1 asks for the separator "{separator}". Use a comma, a semicolon or a tab.',
  'This looks like an old Excel or Word file, or one with a password. Save it as .xlsx or .docx without a ' +
    'password and upload that.',
  'This looks like a compressed file. Unpack it, or pack it as a zip, and upload that.',
  'This looks like an image, which is not read here. Type its questions, or have its text recognised by another ' +
    'program and upload that as a text file (.txt).',
  'The file is empty: it holds no questions.',
  'This is neither text nor a file that is known here. Export the questions again, as text, Word or CSV.',
  'This looks like a text in UTF-32, which is not read here. Save it as CSV UTF-8 and upload that.',
  'This looks like a file of the kind {kind}, which is not read here. Save its questions as text, Word or CSV, ' +
    'and upload that.',
  'It has options, and the questions of this quiz are descriptive.',
  'It has a key, and the questions of this quiz are descriptive.',
  'The row is too short: it has {cells} and the header {columns}.',
  'The row is too long: it has {cells} and the header {columns}.',
  'The cell is too long: {length} characters, at most {most} allowed.',
  'A cell shows {value}, the error of a formula: write its text',
  'The file holds no result for the formula in {name}: open it in Excel or LibreOffice, save it and upload it again',
  'An option is “{option}”: if it was a fraction, such as 3/4, a spreadsheet took it for a day',
  'Its answer "{text}" was read as {value}, and where points group digits it is {other}: check it',
  'The column "{name}" is not known and was left out',
  'The file is not UTF-8 and was read as {encoding}: look at accents and quotation marks',
  'The cells were taken to be separated by semicolons',
  'The cells were taken to be separated by tabs',
  'Above the header stands “{titles}”, which was taken as a title',
  'Row {rows} is hidden in the workbook and read too: leave the question out if it is old',
  'Rows {rows} are hidden in the workbook and read too: leave the question out if it is old',
  'The sheet "{name}" was not read: its columns are not those of "{other}". Save it as a file of its own to ' +
    'import it',
  'The sheet "{name}" is hidden in the workbook, and its questions were read too. Leave them out if they are old',
  'The column "{name}" of the sheet "{sheet}" is hidden in the workbook, and was read too. Delete it in the ' +
    'workbook if it is old',
  'Its cells hold HTML, which was read as text: check it',
])

/**
 * The sentences that services make in English for instructors, with placeholders for what they fill in. A page in
 * another language loads them beside `madeMessages`. A pattern is below those that are more exact.
 */
export const madeByServices: readonly string[] = [...madeByGrader, ...forInstructors]
