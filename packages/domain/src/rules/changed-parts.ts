import type { QuestionContent } from '../schemas/question.ts'
import { type ChangedPart, changedParts } from '../schemas/history.ts'

const partOf: Partial<Record<keyof QuestionContent, ChangedPart>> = {
  question: 'question',
  equation: 'question',
  image_url: 'question',
  image_description: 'question',
  topic: 'tags',
  tags: 'tags',
  section: 'section',
  paragraph: 'section',
  page_before: 'section',
  related_video_id: 'video',
  pinned_options: 'options',
  interaction: 'key',
  option_feedback: 'feedback',
  hints: 'feedback',
  when_right: 'feedback',
  when_wrong: 'feedback',
  weightage: 'weightage',
  self_assigned_weightage: 'weightage',
  difficulty_level: 'difficulty',
  solution: 'solution',
  solution_equation: 'solution',
  solution_image_url: 'solution',
  solution_image_description: 'solution',
  translations: 'translations',
}

/** Keys in one order, so that equal values are written alike whatever stored them. */
const written = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )

const wordsOf = ({ options }: QuestionContent) => options.map(({ is_correct: _, ...words }) => words)
const keyOf = ({ options }: QuestionContent) => options.map(({ is_correct }) => is_correct)

/** Returns the parts in which two contents of a question differ. */
export const differingParts = (before: QuestionContent, after: QuestionContent): ChangedPart[] => {
  const found = new Set<ChangedPart>()
  const fields = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof QuestionContent>
  fields.delete('ind_number')
  for (const field of fields)
    if (field !== 'options' && written(before[field]) !== written(after[field]))
      found.add(partOf[field] ?? 'ai')
  if (written(wordsOf(before)) !== written(wordsOf(after))) found.add('options')
  if (written(keyOf(before)) !== written(keyOf(after))) found.add('key')
  return changedParts.filter((part) => found.has(part))
}
