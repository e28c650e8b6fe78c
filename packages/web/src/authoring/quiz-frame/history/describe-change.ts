import { sayAs, say, texts } from '@quizwright/domain/language/say.ts'
import type { ChangedPart, QuizChange } from '@quizwright/domain/schemas/history.ts'
import { listOf } from '../../../ui/format/list-of.ts'

const names: Record<ChangedPart, string> = texts({
  question: 'question text',
  options: 'options',
  key: 'key',
  solution: 'solution',
  feedback: 'feedback',
  tags: 'tags',
  weightage: 'marks',
  difficulty: 'difficulty',
  section: 'section',
  video: 'video',
  ai: 'prompts',
  translations: 'translations',
})

/** Says what was done to a question, and in which of its parts. */
export const describeChange = ({
  change,
  parts,
  means,
}: Pick<QuizChange, 'change' | 'parts' | 'means'>): string => {
  if (change === 'added') return sayAs('question', 'Added')
  if (change === 'removed') return sayAs('question', 'Removed')
  const what = listOf(parts.map((part) => say(names[part])))
  if (means === 'ai') return say('Changed by AI: {what}', { what })
  if (means === 'correction') return say('Corrected: {what}', { what })
  return say('Changed: {what}', { what })
}
