import { type Catalogue, say, speak, texts } from '@quizwright/domain/language/say.ts'

/** What the scripts of the sign-in window say. */
const windowTexts = texts([
  'Waiting for {provider}…',
  'your institution',
  'This sign-in is over, or the service could not be reached. Cancel and continue again.',
  'The sign-in took too long. Try again.',
  'You’re signed in. You can close this window.',
  'Sign in',
  'Signing in…',
  'The sign-in service could not be reached. Try again in a moment.',
  'Enter your email address.',
  'Enter your password.',
  'This window belongs to the Login button of Quizwright. Open Quizwright and press Login there.',
  'There is an account with the address {address}. Type its password once to connect the two.',
  'There is an account with the address {address}. A code that is mailed to it connects the two.',
  'The code is on its way. It works for 10 minutes, in this window.',
])

/** The catalogue that the document carries for its scripts, so that they wait for no other file. */
export const windowCatalogue = (messages: readonly string[]): Catalogue =>
  Object.fromEntries(
    [...windowTexts, ...messages].map((text) => [text, say(text)]).filter(([text, said]) => text !== said),
  )

/** Lets the scripts of the window speak the language of the document. */
export const speakAsTheDocument = (): void => {
  const { lang } = document.documentElement
  const catalogue = JSON.parse(document.querySelector('main')?.dataset['catalogue'] ?? '{}') as Catalogue
  speak({ language: lang || 'en', catalogue, made: Object.keys(catalogue) })
}
