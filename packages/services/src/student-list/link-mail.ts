import type { Language } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { mailIn } from '../mail/mail-in.ts'

/** The mail with a student's personal link, in the language of the session. */
export const linkMail = (
  language: Language,
  { quizName: quiz, name, link }: { quizName: string; name: string; link: string },
) =>
  mailIn(language, () => ({
    subject: say('Your link to the quiz “{quiz}”', { quiz }),
    body: [
      say('Hello {name},', { name }),
      '',
      say('Here is your personal link to the quiz “{quiz}”:', { quiz }),
      link,
      '',
      say(
        'Anyone who opens it takes the quiz as you, so don’t share it. You’ll also find your results there.',
      ),
    ].join('\n'),
  }))
