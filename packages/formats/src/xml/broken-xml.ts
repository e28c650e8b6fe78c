import type { RawQuestion } from '../entry/entry.ts'
import { unreadable } from '../entry/unreadable.ts'
import type { XmlError } from './read-xml.ts'

/** The entry for XML that could not be read to its end. */
export const brokenXml = (error: XmlError, file?: string): RawQuestion =>
  unreadable(
    `The XML is broken in line ${error.line} (${error.message.replace(/\.$/, '')}). Export the file again.`,
    { line: error.line, ...(file !== undefined && { file }) },
  )
