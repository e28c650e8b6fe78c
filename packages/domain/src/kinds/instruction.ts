import type { PresentedInteraction } from './interaction.ts'

/** Tells a student what to do: "Choose 2". */
export const instructionOf = (interaction: PresentedInteraction | undefined, takesMany: boolean): string => {
  if (interaction?.kind === 'true_false') return 'True or false?'
  if (interaction?.kind === 'multiple_answers') {
    if (interaction.choose !== null) return `Choose ${interaction.choose}`
    if (interaction.at_most !== null) return `Choose at most ${interaction.at_most}`
  }
  return takesMany ? 'Choose all that apply' : 'Choose one'
}
