import { texts } from '../../language/say.ts'
import type { QuestionKind } from '../question-kind.ts'

/** An answer in words, which a person or a model marks. It has no options, so nothing follows from a selection. */
export const descriptive: QuestionKind = {
  name: 'descriptive',
  label: texts('Descriptive'),
  alsoCalled: [],
  hasOptions: false,
  severalRight: false,
  takesMany: () => false,
  judge: ({ interaction }, add) => {
    if (interaction)
      add('error', 'kindInDescriptive', 'interaction', 'A descriptive quiz has only descriptive questions')
  },
  mark: () => 0,
  guess: () => undefined,
  present: () => undefined,
  material: () => ({ options: [], accepted: [] }),
  begin: () => ({ options: [] }),
  writeCells: () => ({}),
  readCells: (_, options) => ({ options }),
}
