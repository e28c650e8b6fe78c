import type { NumberedKey } from '@quizwright/domain/schemas/csv.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { unreadable } from '../entry/unreadable.ts'
import { numberedKeyOf, readValue } from '../json/read-other.ts'
import { parseLoosely } from '../json/parse-loosely.ts'
import type { Parsed } from './parsed.ts'
import { parseToml } from './toml.ts'
import { parseYaml } from './yaml.ts'

/** Notations for values with named fields, in which questions are found by what they are. */
const notations = {
  json: (text: string): Parsed => {
    const faults: string[] = []
    return { value: parseLoosely(text, faults), faults }
  },
  yaml: parseYaml,
  toml: parseToml,
}
export type NotationId = keyof typeof notations

export const isNotation = (format: string | undefined): format is NotationId =>
  format !== undefined && Object.hasOwn(notations, format)

/** Reads the questions of a text in one of the notations. `notes` gets what was assumed for the whole file. */
export function* readNotation(
  format: NotationId,
  text: string,
  countsFrom?: 0 | 1,
  notes: string[] = [],
): Generator<RawQuestion> {
  const parsed = notations[format](text)
  if ('reason' in parsed) {
    yield unreadable(parsed.reason)
    return
  }
  yield* readValue(parsed.value, countsFrom, notes)
  for (const fault of parsed.faults ?? []) yield unreadable(fault)
}

/** An example of right options that are given by numbers, if the text does not tell from what these count. */
export const numberedKeyIn = (format: NotationId, text: string): NumberedKey | undefined => {
  const parsed = notations[format](text)
  return 'reason' in parsed ? undefined : numberedKeyOf(parsed.value)
}
