import { say } from '../language/say.ts'

/** Says that the marks of a result changed, if they did. Null where they are not known. */
export const describeChange = (before: number | null, after: number | null): string[] =>
  before === null || after === null || before === after
    ? []
    : [say('The marks of this result changed from {before} to {after}.', { before, after })]
