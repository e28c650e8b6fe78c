import type { Kind } from '../entry/kinds.ts'

/** Question types of Moodle and its plugins that are not supported, by kind. */
const typesOf: Partial<Record<Kind, string>> = {
  information: 'description',
  calculated:
    'calculated calculatedsimple calculatedmulti stack formulas varnumeric varnumericset varnumunit wiris ' +
    'multichoicewiris truefalsewiris matchwiris essaywiris shortanswerwiris multianswerwiris',
  position: 'ddimageortext ddmarker imageselect',
  words: 'wordselect',
  program: 'coderunner vplquestion sqlquestion',
  recording: 'recordrtc poodllrecording cloudpoodll speechace',
  drawn: 'random randomsamatch',
  composed: 'combined',
}
const kindOf = new Map(
  Object.entries(typesOf).flatMap(([kind, types]) =>
    types.split(' ').map((type): [string, Kind] => [type, kind as Kind]),
  ),
)

export const kindOfType = (type: string): { kind: Kind } | undefined => {
  const kind = kindOf.get(type)
  return kind && { kind }
}
