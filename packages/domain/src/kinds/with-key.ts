import type { Asked } from './question-kind.ts'

/**
 * Weights belong to the options that were right, so another key is scored by right and wrong ticks; where one option is
 * chosen, each right one earns all marks.
 */
const rescored = (interaction: Asked['interaction']): Asked['interaction'] =>
  interaction?.kind === 'multiple_answers' && interaction.scoring.rule === 'weights'
    ? { ...interaction, scoring: { rule: interaction.presentation.at_most === 1 ? 'any' : 'net' } }
    : interaction

/** Returns a question with another key: the indexes of the options that are right. */
export const withKey = <Content extends Asked>(content: Content, correct: readonly number[]): Content => ({
  ...content,
  options: content.options.map((option, index) => ({ ...option, is_correct: correct.includes(index) })),
  ...(content.interaction && { interaction: rescored(content.interaction) }),
})
