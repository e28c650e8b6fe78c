import { withoutUnwritable } from '../xml-characters.ts'
import { entryOf } from '@quizwright/domain/defined.ts'

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for a Word file, which cannot hold control characters. */
export const escapeWord = (text: string): string =>
  withoutUnwritable(text).replace(/[&<>"]/g, (character) => entryOf(named, character))
