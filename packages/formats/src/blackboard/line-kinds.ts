import type { Kind } from '../entry/kinds.ts'

/**
 * The kinds of question by the first cell of a line, as listed in Blackboard's help on uploading questions.
 */
export const lineKinds: Readonly<Record<string, Kind>> = {
  MC: 'oneRight',
  MA: 'severalRight',
  TF: 'trueFalse',
  ESS: 'descriptive',
  SR: 'descriptive',
  ORD: 'ordering',
  MAT: 'matching',
  FIB: 'shortAnswer',
  FIB_PLUS: 'gaps',
  NUM: 'number',
  FIL: 'upload',
  OP: 'unknown',
  JUMBLED_SENTENCE: 'gaps',
  QUIZ_BOWL: 'unknown',
}

export const blackboardLine = new RegExp(String.raw`^(?:${Object.keys(lineKinds).join('|')})\t[^\t]*\S`)
