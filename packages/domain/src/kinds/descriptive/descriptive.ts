import { texts } from '../../language/say.ts'
import { materialOfAccepted, materialOfOptions } from '../material.ts'
import type { QuestionKind } from '../question-kind.ts'

/** An answer in words, which a person or a model marks. It has no options, so nothing follows from a selection. */
export const descriptiveKind: QuestionKind = {
  name: 'descriptive',
  label: texts('Descriptive'),
  alsoCalled: ['essay', 'open ended', 'long answer', 'free response', 'free text', 'paragraph'],
  hasOptions: false,
  severalRight: false,
  takesMany: () => false,
  judge: ({ options }, add) => {
    if (options.length > 0)
      add(
        'error',
        'optionsOfDescriptive',
        'options',
        'A descriptive question has no options: give it another kind, or none of them',
      )
  },
  mark: () => 0,
  guess: () => undefined,
  present: ({ interaction }) => interaction && { kind: 'descriptive' },
  material: (asked) => (asked.options.length > 0 ? materialOfOptions(asked) : materialOfAccepted([])),
  begin: () => ({ options: [], interaction: { kind: 'descriptive' } }),
  writeCells: () => ({}),
  readCells: (_, options) => ({ options, interaction: { kind: 'descriptive' } }),
}

/** A question of a daq quiz, which has no interaction, because all its questions are descriptive. */
export const descriptiveAlone: QuestionKind = {
  ...descriptiveKind,
  judge: ({ interaction }, add) => {
    if (interaction)
      add('error', 'kindInDescriptive', 'interaction', 'A descriptive quiz has only descriptive questions')
  },
  present: () => undefined,
}
