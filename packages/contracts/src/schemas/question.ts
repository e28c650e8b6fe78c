import * as z from 'zod/mini'
import { lengths, limits } from '../limits.ts'
import { tagRef } from './tag.ts'
import { count, id, link, dateTime, tex, text } from './text.ts'

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export const difficulty = z.enum(difficulties)
export type Difficulty = z.infer<typeof difficulty>

/** What auto-generate offers; Moderate is stored as Medium. */
export const offeredDifficulties = ['Easy', 'Moderate', 'Medium', 'Hard'] as const
export const offeredDifficulty = z.enum(offeredDifficulties)

export const option = z.strictObject({
  option: text(lengths.option),
  equation: tex,
  image_url: link,
  is_correct: z.boolean(),
  is_selected: z.boolean(),
})
export type Option = z.infer<typeof option>

/** Which sides of a descriptive answer the model judges. */
export const aiConfig = z.strictObject({
  content: z.boolean(),
  understanding: z.boolean(),
  writing_skill: z.boolean(),
  evidence: z.boolean(),
  organization: z.boolean(),
})
export type AiConfig = z.infer<typeof aiConfig>

const prompt = text(lengths.prompt)

/** The part of a question that only daq quizzes fill (`ai_writting_skill_prompt` is the wire's spelling). */
const aiFields = {
  allow_ocr: z.boolean(),
  ai_solution: text(lengths.question),
  ai_topic: text(lengths.name),
  ai_subject: text(lengths.name),
  ai_chapter: text(lengths.name),
  ai_question_type: text(lengths.name),
  ai_difficulty: text(lengths.name),
  ai_config: aiConfig,
  ai_prompt_checking: z.boolean(),
  ai_evaluation_prompt: prompt,
  ai_evaluation_prompt_chain: z
    .array(z.strictObject({ value: prompt }))
    .check(z.maxLength(limits.promptsPerChain)),
  ai_content_prompt: prompt,
  ai_understanding_prompt: prompt,
  ai_writting_skill_prompt: prompt,
  ai_evidence_prompt: prompt,
  ai_organization_prompt: prompt,
}

/** What an author writes in one question. `weightage` is the marks it gives; its four digits are a rule. */
const content = {
  ind_number: z.nullable(count),
  question: text(lengths.question),
  equation: tex,
  image_url: link,
  topic: text(lengths.name),
  tags: z.array(tagRef).check(z.maxLength(limits.tagsPerQuestion)),
  section: text(lengths.name),
  paragraph: text(lengths.paragraph),
  related_video_id: z.nullable(id),
  options: z.array(option).check(z.maxLength(limits.maxOptions)),
  weightage: count,
  self_assigned_weightage: z.boolean(),
  difficulty_level: difficulty,
  solution: text(lengths.question),
  solution_equation: tex,
  solution_image_url: link,
}

/** A question read from a CSV file: all content, no identity yet (the browser gives it one). */
export const questionContent = z.strictObject({ ...content, ...z.partial(z.strictObject(aiFields)).shape })
export type QuestionContent = z.infer<typeof questionContent>

/** A question on its way to be saved. `origin_id` names the question it was in an earlier version. */
export const draftQuestion = z.strictObject({ _id: id, origin_id: z.optional(id), ...questionContent.shape })
export type DraftQuestion = z.infer<typeof draftQuestion>

/** A stored question. */
export const question = z.looseObject({
  _id: id,
  origin_id: id,
  quiz_id: id,
  question_no: count,
  ...questionContent.shape,
  total_marks: z.number(),
  related_video: z.optional(
    z.nullable(
      z.looseObject({ id, name: text(lengths.name), index_url: text(lengths.link), module_no: count }),
    ),
  ),
  created_at: z.optional(dateTime),
})
export type Question = z.infer<typeof question>
