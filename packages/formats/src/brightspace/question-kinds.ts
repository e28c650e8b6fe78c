import type { Kind } from '../entry/kinds.ts'

/** The kinds of question by the second cell of `NewQuestion`, as in Brightspace's sample file. */
export const questionKinds: Readonly<Record<string, Kind>> = {
  WR: 'descriptive',
  SA: 'shortAnswer',
  MSA: 'shortAnswer',
  FIB: 'gaps',
  M: 'matching',
  MC: 'oneRight',
  TF: 'trueFalse',
  MS: 'severalRight',
  O: 'ordering',
}
