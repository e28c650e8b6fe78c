declare module 'gettext-parser' {
  type Entry = {
    msgid: string
    msgctxt?: string
    msgid_plural?: string
    msgstr: string[]
    comments?: {
      translator?: string
      reference?: string
      extracted?: string
      flag?: string
      previous?: string
    }
  }
  type File = {
    charset: string
    headers: Record<string, string>
    translations: Record<string, Record<string, Entry>>
  }
  export const po: {
    parse: (text: string | Buffer) => File
    compile: (file: File, options?: { foldLength?: number; sort?: boolean }) => Buffer
  }
}
