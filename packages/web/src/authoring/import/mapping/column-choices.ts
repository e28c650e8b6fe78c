import { say, texts } from '@quizwright/domain/language/say.ts'
import {
  aiColumns,
  keyColumn,
  oneMarkColumn,
  oneOptionColumn,
  optionColumns,
  optionFeedbackColumns,
  optionListColumn,
} from '@quizwright/domain/csv/column-names.ts'

/** Readable names of the columns of a file. */
const names: Readonly<Record<string, string>> = texts({
  ind_number: 'Question number',
  question: 'Question',
  image_url: 'Image of the question',
  equation: 'Question equation',
  tags: 'Tags',
  difficulty_level: 'Difficulty',
  weightage: 'Marks',
  section: 'Section',
  paragraph: 'Intro text',
  related_video_id: 'Related video',
  solution: 'Solution',
  solution_equation: 'Solution equation',
  solution_image_url: 'Image of the solution',
  topic: 'Topic',
  self_assigned_weightage: 'Marks set manually',
  [optionListColumn]: 'All options in one cell',
  [oneOptionColumn]: 'Option in this row',
  [oneMarkColumn]: 'This option is correct',
  accepted: 'Accepted answer',
  tolerance: 'Tolerance',
  lowest: 'Smallest accepted number',
  highest: 'Largest accepted number',
  credit: 'Scoring',
  kind: 'Question type',
  image_description: 'Image description',
  solution_image_description: 'Image description of the solution',
  page_before: 'Intro page',
  pinned_options: 'Options that stay in place',
  when_right: 'Feedback for a correct answer',
  when_wrong: 'Feedback for an incorrect answer',
  hints: 'Hints',
  translations: 'Translations',
  [keyColumn]: 'Correct option (letter, number or text)',
  rejected_because: 'Why it was left out',
  formulas_escaped: 'Formulas are escaped',
})

/** The readable name of a column; an unknown column keeps its own name. */
export const humanName = (column: string): string => {
  const known = names[column]
  if (known !== undefined) return say(known)
  const option = /^(option|equation|image_url|is_correct|feedback)(\d)$/.exec(column)
  if (!option) return column
  const [, kind, number = ''] = option
  return {
    option: say('Option {number}', { number }),
    equation: say('Equation of option {number}', { number }),
    image_url: say('Image of option {number}', { number }),
    is_correct: say('Option {number} is correct', { number }),
    feedback: say('Feedback for option {number}', { number }),
  }[kind as 'option' | 'equation' | 'image_url' | 'is_correct' | 'feedback']
}

const offered = [
  'question',
  ...optionColumns.map(({ option }) => option),
  optionListColumn,
  keyColumn,
  'accepted',
  'tolerance',
  'lowest',
  'highest',
  'credit',
  'kind',
  oneOptionColumn,
  oneMarkColumn,
  ...optionColumns.map(({ is_correct }) => is_correct),
  'tags',
  'difficulty_level',
  'weightage',
  'solution',
  'ind_number',
  'section',
  'paragraph',
  'topic',
  'hints',
  'when_right',
  'when_wrong',
  ...optionFeedbackColumns,
  'page_before',
  'equation',
  'image_url',
  'related_video_id',
  'solution_equation',
  'solution_image_url',
  'self_assigned_weightage',
  ...optionColumns.flatMap(({ equation, image_url }) => [equation, image_url]),
]

export const notRead = 'not read'

/** The possible meanings of a column, the usual ones first. `present` is included even if it is unusual. */
export const columnChoices = (present: string | null) => [
  { value: notRead, label: say('Ignore') },
  ...[...new Set([...offered, ...(present ? [present] : [])])]
    .filter((name) => name === present || !aiColumns.some((ai) => ai === name))
    .map((name) => ({ value: name, label: humanName(name) })),
]
