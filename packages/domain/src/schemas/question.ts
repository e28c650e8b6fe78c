import * as z from 'zod/mini'
import { arrangementLimits, kindLimits, lengths, limits } from '../limits.ts'
import { interaction } from '../kinds/interaction.ts'
import { translations } from '../translations/schema.ts'
import { tagRef } from './tag.ts'
import { count, id, link, dateTime, tex, text } from './text.ts'

export const difficulties = ['Easy', 'Medium', 'Hard'] as const
export const difficulty = z.enum(difficulties)
export type Difficulty = z.infer<typeof difficulty>

/** The difficulties offered when questions are generated. Moderate is stored as Medium. */
export const offeredDifficulties = ['Easy', 'Moderate', 'Medium', 'Hard'] as const
export const offeredDifficulty = z.enum(offeredDifficulties)

/**
 * What an image shows, for students who cannot see it. Questions stored before images had descriptions lack the field.
 */
const imageDescription = z.optional(text(lengths.imageDescription))

export const option = z.strictObject({
  option: text(lengths.option),
  equation: tex,
  image_url: link,
  image_description: imageDescription,
  is_correct: z.boolean(),
  is_selected: z.boolean(),
})
export type Option = z.infer<typeof option>

/** The criteria by which the model grades a descriptive answer. */
export const aiConfig = z.strictObject({
  content: z.boolean(),
  understanding: z.boolean(),
  writing_skill: z.boolean(),
  evidence: z.boolean(),
  organization: z.boolean(),
})
export type AiConfig = z.infer<typeof aiConfig>

const prompt = text(lengths.prompt)

/** Fields of descriptive questions only. The wire spells `ai_writting_skill_prompt` so. */
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

const optionIndex = z.int().check(z.minimum(0), z.maximum(limits.maxOptions - 1))

/** The content of a question. `weightage` is its marks; a rule limits it to four digits. */
const content = {
  ind_number: z.nullable(count),
  question: text(lengths.question),
  equation: tex,
  image_url: link,
  image_description: imageDescription,
  topic: text(lengths.name),
  tags: z.array(tagRef).check(z.maxLength(limits.tagsPerQuestion)),
  section: text(lengths.name),
  paragraph: text(lengths.paragraph),
  /** A text that students read on a page of its own before the question. Absent for most. */
  page_before: z.optional(text(lengths.paragraph)),
  related_video_id: z.nullable(id),
  options: z.array(option).check(z.maxLength(limits.maxOptions)),
  /** The indexes of options that stay in their places where options are shuffled. Absent: `pinnedOptions` decides. */
  pinned_options: z.optional(z.array(optionIndex).check(z.maxLength(limits.maxOptions))),
  /** What students read who chose an option, by its index; an entry may be empty or absent. */
  option_feedback: z.optional(z.array(text(kindLimits.feedbackLength)).check(z.maxLength(limits.maxOptions))),
  /** What students read whose answer earned all marks, and those whose answer did not. */
  when_right: z.optional(text(kindLimits.feedbackLength)),
  when_wrong: z.optional(text(kindLimits.feedbackLength)),
  /** What students read one after the other who checked a wrong answer and may try again. */
  hints: z.optional(z.array(text(kindLimits.feedbackLength)).check(z.maxLength(arrangementLimits.tries))),
  weightage: count,
  self_assigned_weightage: z.boolean(),
  difficulty_level: difficulty,
  solution: text(lengths.question),
  solution_equation: tex,
  solution_image_url: link,
  /** Absent for one right answer, and in a daq quiz. */
  interaction: z.optional(interaction),
  solution_image_description: imageDescription,
  /** The texts of the question in other languages. Absent for most. */
  translations: z.optional(translations),
}

/** A question of a CSV file. It has no id yet, because the browser makes ids. */
export const questionContent = z.strictObject({ ...content, ...z.partial(z.strictObject(aiFields)).shape })
export type QuestionContent = z.infer<typeof questionContent>

/** A question in a save. `origin_id` is the id of the same question in an earlier version. */
export const draftQuestion = z.strictObject({ _id: id, origin_id: z.optional(id), ...questionContent.shape })
export type DraftQuestion = z.infer<typeof draftQuestion>

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
