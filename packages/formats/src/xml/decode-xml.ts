import { createMarkRemover, withoutFileMarks } from '../encoding/file-marks.ts'
import { decodeText, type DecodedText, utf16Of } from '../encoding/decode-text.ts'
import { isUtf8 } from '../encoding/is-utf8.ts'

const declaration = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/

/** Encodings in which any byte may stand. */
const ofBytes = /^(?:iso-?8859-|windows-125|cp125|latin)/

/** The encoding that XML declares, if it is neither UTF-8 nor UTF-16. */
const declaredIn = (bytes: Uint8Array): string | undefined => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256))
  const declared = declaration.exec(head)?.[1]?.toLowerCase()
  if (!declared || /^utf-?(?:8|16)/.test(declared)) return undefined
  // An editor that stores UTF-8 leaves the declaration as it is. Other letters are hardly ever UTF-8 by chance.
  return ofBytes.test(declared) && isUtf8(bytes) ? undefined : declared
}

/** Decodes XML by its byte order mark or by the encoding that it declares. */
export const decodeXml = (bytes: Uint8Array): Pick<DecodedText, 'text' | 'note'> => {
  const declared = declaredIn(bytes)
  if (declared === undefined) return decodeText(bytes)
  try {
    return { text: withoutFileMarks(new TextDecoder(declared).decode(bytes)) }
  } catch {
    return decodeText(bytes)
  }
}

const sliceBytes = 64 * 1024

/** Decodes XML slice by slice, so that a long text is never in memory as a whole, unless its encoding is guessed. */
export function* decodeXmlSlices(bytes: Uint8Array): Generator<string> {
  if (declaredIn(bytes) !== undefined || utf16Of(bytes) || !isUtf8(bytes)) return yield decodeXml(bytes).text
  const decoder = new TextDecoder()
  const marks = createMarkRemover()
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    const slice = bytes.subarray(start, start + sliceBytes)
    yield marks.push(decoder.decode(slice, { stream: true }))
  }
}
