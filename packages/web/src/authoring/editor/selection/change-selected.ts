import { limits } from '@quizwright/domain/limits.ts'
import type { Difficulty, DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import type { TagRef } from '@quizwright/domain/schemas/tag.ts'
import { withChanges } from '@quizwright/machines/quiz-document/with-changes.ts'
import { withMarksScale } from '../questions/marks-scale.ts'
import { isSameTag } from '../questions/tags.ts'

/** Changes a question. Returns the same object if nothing changes. */
type Change = (question: DraftQuestion) => DraftQuestion

export const withTags =
  (added: readonly TagRef[]): Change =>
  (question) => {
    const fresh = added.filter(
      (tag) => !question.tags.some((known) => isSameTag(known.tag_name, tag.tag_name)),
    )
    return fresh.length === 0 ? question : { ...question, tags: [...question.tags, ...fresh] }
  }

export const hasTooManyTags = ({ tags }: DraftQuestion): boolean => tags.length > limits.tagsPerQuestion

/** Sets the marks, also in the prompt with which a model grades. */
export const withMarks =
  (weightage: number): Change =>
  (question) => {
    const { ai_evaluation_prompt: prompt } = question
    return withChanges(question, {
      weightage,
      ...(prompt && { ai_evaluation_prompt: withMarksScale(prompt, weightage) }),
    })
  }

export const withDifficulty =
  (difficulty_level: Difficulty): Change =>
  (question) =>
    withChanges(question, { difficulty_level })
