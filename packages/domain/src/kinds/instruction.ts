import { say, sayCount } from '../language/say.ts'
import type { PresentedInteraction } from './interaction.ts'

/** Tells a student what to do: "Choose 2". */
export const instructionOf = (interaction: PresentedInteraction | undefined, takesMany: boolean): string => {
  if (interaction?.kind === 'true_false') return say('True or false?')
  if (interaction?.kind === 'multiple_answers' && interaction.choose !== null)
    return sayCount(interaction.choose, 'Choose {count}', 'Choose {count}')
  if (interaction?.kind === 'multiple_answers' || interaction?.kind === 'hotspot') {
    if (interaction.at_most !== null && takesMany)
      return sayCount(interaction.at_most, 'Choose up to {count}', 'Choose up to {count}')
  }
  return takesMany ? say('Choose all that apply') : say('Choose one')
}
