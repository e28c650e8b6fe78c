import type { RawQuestion } from '../entry/entry.ts'
import type { JsonObject } from '../json/json-fields.ts'
import type { PartReader } from './part-reader.ts'

/** What a reader of one kind of content finds in it. */
export type FoundQuestion = Omit<RawQuestion, 'position' | 'source' | 'seen' | 'without' | 'images'> & {
  /** What of the content it was read from, if it is one of several. */
  of?: JsonObject
}
/** Reads the questions of one kind of content of H5P. */
export type ReadPart = (params: JsonObject, part: PartReader) => FoundQuestion[]
