import type { Language } from '@quizwright/domain/language/languages.ts'
import { say } from '@quizwright/domain/language/say.ts'
import { codeLimits } from '@quizwright/domain/limits.ts'
import { mailIn } from '../mail/mail-in.ts'

/** The mail with a code, in the language of the page on which it was asked for. */
export const codeMail = (language: Language, quiz: string, code: string) =>
  mailIn(language, () => ({
    subject: say('Your code for the quiz “{quiz}”', { quiz }),
    body: [
      say('Your code is {code}.', { code }),
      say('Enter it on the page of the quiz “{quiz}” within {minutes} minutes.', {
        quiz,
        minutes: codeLimits.minutes,
      }),
      '',
      say(
        'Someone entered this email address there. If it wasn’t you, do nothing: nobody can continue without the code.',
      ),
    ].join('\n'),
  }))
