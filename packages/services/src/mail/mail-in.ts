import type { Language } from '@quizwright/domain/language/languages.ts'
import { sayIn } from '@quizwright/server/language/speech-of.ts'

type MailText = { subject: string; body: string }

/** Mails are plain text, in which programs show the characters that isolate values, or copy them with a code. */
const withoutIsolates = (text: string): string => text.replaceAll(/[\u2067-\u2069]/g, '')

export const mailIn = (language: Language, write: () => MailText): MailText => {
  const { subject, body } = sayIn(language, write)
  return { subject: withoutIsolates(subject), body: withoutIsolates(body) }
}
