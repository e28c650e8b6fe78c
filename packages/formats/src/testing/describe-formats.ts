import { exportFormatNames, exportFormats } from '@quizwright/domain/schemas/export-format.ts'
import type { Holds } from '../write/exported-quiz.ts'
import { writers } from '../write/write-question-file.ts'

type Held = Exclude<keyof Holds, 'maxText' | 'showsImage' | 'interaction' | 'inCanvas' | 'asks'>

const columns: Record<Held, string> = {
  images: 'images',
  solutions: 'solutions',
  tags: 'tags',
  difficulty: 'difficulty',
  marks: 'marks',
  marksByHand: 'marks set by hand',
  sections: 'sections',
  descriptive: 'descriptive questions',
  lineBreaks: 'line breaks',
  controlCharacters: 'control characters',
  topic: 'topics',
  video: 'related videos',
  number: 'numbers of their own',
  model: 'settings for the model',
  pinned: 'options kept in place',
  pages: 'texts on pages of their own',
  drawn: 'numbers drawn for each student',
  answerFeedback: 'feedback on accepted answers',
  hints: 'hints after wrong tries',
  optionFeedback: 'feedback on options',
  wholeFeedback: 'feedback on right and wrong answers',
  translations: 'translations',
}

/** The table of what each written format can hold, for the documents: rows of cells, the header first. */
export const describeFormats = (): string[][] => {
  const names = Object.keys(columns) as Held[]
  return [
    ['format', ...names.map((name) => columns[name])],
    ...exportFormats.map((format) => [
      exportFormatNames[format],
      ...names.map((name) => (writers[format].holds[name] ? 'yes' : 'no')),
    ]),
  ]
}
