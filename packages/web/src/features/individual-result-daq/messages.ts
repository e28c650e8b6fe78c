import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'

export type MessageKind = 'appreciation' | 'encouragement' | 'custom'
export type Message = { subject: string; text: string }

export const messageKinds = (): readonly { kind: MessageKind; label: string; title: string }[] => [
  { kind: 'appreciation', label: labels.sendAppreciation, title: say('Appreciation') },
  { kind: 'encouragement', label: labels.sendEncouragement, title: say('Encouragement') },
  { kind: 'custom', label: labels.sendMessage, title: say('Message') },
]

/** Mail programs cut off a longer link, so a longer text would lose its end. */
export const longestMessage = 1_000

/** The initial text of a message. The user can change it. */
export const draftMessage = (
  kind: MessageKind,
  { student, quiz }: { student: string; quiz: string },
): Message => {
  const subject = say('Your result: {quiz}', { quiz })
  const greeting = `${say('Dear {student},', { student })}\n\n`
  if (kind === 'appreciation') {
    const praise = say(
      'I’ve read your answers to “{quiz}” and I’m very pleased with them. Well done, and keep it up.',
      { quiz },
    )
    return { subject, text: `${greeting}${praise}\n` }
  }
  if (kind === 'encouragement') {
    const advice = say(
      'I’ve read your answers to “{quiz}”. Some of them could be better: read my comments, and ask me ' +
        'if anything is unclear. I’m sure your next attempt will show the difference.',
      { quiz },
    )
    return { subject, text: `${greeting}${advice}\n` }
  }
  return { subject, text: greeting }
}

/** The address that opens a message in the user's mail program. */
export const mailLink = (to: string, { subject, text }: Message): string => {
  const field = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`
  const query = `${field('subject', subject)}&${field('body', text.replaceAll('\n', '\r\n'))}`
  return `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query}`
}
