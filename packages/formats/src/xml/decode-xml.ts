import { withoutFileMarks } from '../detect/file-marks.ts'
import { decodeText, type DecodedText } from '../detect/decode-text.ts'

const declaration = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/

/** Decodes XML by its byte order mark or by the encoding that it declares. */
export const decodeXml = (bytes: Uint8Array): Pick<DecodedText, 'text' | 'note'> => {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256))
  const declared = declaration.exec(head)?.[1]?.toLowerCase()
  if (!declared || /^utf-?(?:8|16)/.test(declared)) return decodeText(bytes)
  try {
    return { text: withoutFileMarks(new TextDecoder(declared).decode(bytes)) }
  } catch {
    return decodeText(bytes)
  }
}
