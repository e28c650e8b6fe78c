import { emptyContent, type RawQuestion } from '../entry/entry.ts'
import type { XmlError } from './read-xml.ts'

/** The entry for XML that could not be read to its end. */
export const brokenXml = (error: XmlError, file?: string): RawQuestion => ({
  kind: 'unreadable',
  position: { line: error.line, ...(file !== undefined && { file }) },
  source: '',
  content: emptyContent,
  reason: `The XML is broken in line ${error.line} (${error.message.replace(/\.$/, '')}). Export the file again.`,
})
