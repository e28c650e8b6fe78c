import type { QuestionContent } from '@quizwright/domain/schemas/question.ts'
import type { SeenFile } from '@quizwright/services/csv-import/testing/read-as-author.ts'

/** What the line of a question does not say: its kind with the key, its marks, topic, tags and images. */
const furtherOf = ({ interaction, weightage, topic, tags, image_url }: QuestionContent): string =>
  [
    ...(interaction ? [JSON.stringify(interaction)] : []),
    `${weightage} marks`,
    ...(topic ? [`topic ${topic}`] : []),
    ...(tags.length > 0 ? [`tags ${tags.map(({ tag_name }) => tag_name).join(', ')}`] : []),
    ...(image_url ? ['with an image'] : []),
  ].join(' | ')

/** What was read of a file, as lines that can be compared: a head with the counts, then one for each thing. */
export const linesOfReading = ({ format, questions, taken, leftOut, hints, problem }: SeenFile): string[] => [
  [
    format ?? 'no format',
    `${questions.length} taken, ${leftOut.length} left out`,
    `${questions.filter(({ options }) => options.some(({ is_correct }) => is_correct)).length} with a right option`,
    ...(problem === undefined ? [] : [`refused: ${problem}`]),
  ].join(' | '),
  ...questions.map((question, index) => `${taken[index] ?? ''} || ${furtherOf(question)}`),
  ...leftOut.map((reason) => `left out: ${reason}`),
  ...hints.map((hint) => `hint: ${hint}`),
]
