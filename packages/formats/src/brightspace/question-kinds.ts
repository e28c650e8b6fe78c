import type { Kind } from '../entry/kinds.ts'

/** What the second cell of `NewQuestion` says, by Brightspace's sample file of questions. */
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
