import { say, speak } from '@quizwright/domain/language/say.ts'
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { PageFrame } from '../page/page-frame.tsx'
import { EmailForm } from '../identity/email-form.tsx'
import { languageChosen } from '@quizwright/ui/language/page-language.ts'
import {
  chooseLanguage,
  followSession,
  preferredLanguage,
  shownLanguage,
  showPageLanguage,
} from './choose-language.ts'

afterEach(async () => {
  await showPageLanguage('en')
  speak()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

test('a chosen language turns the page, and keeps what is typed', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (): void =>
    root.render(
      <PageFrame title="Algebra">
        <EmailForm sessionId="s" isRemembered onSent={() => undefined} />
      </PageFrame>,
    )
  addEventListener(languageChosen, show)
  show()
  const field = await screen.findByLabelText<HTMLInputElement>('Email')
  field.value = 'bo@example.org'
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ur' } })
  await waitFor(() => expect(screen.getByText('کوڈ بھیجیں')).toBeTruthy())
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ur', 'rtl'])
  expect(document.querySelector<HTMLInputElement>('#email')!.value).toBe('bo@example.org')
  expect(preferredLanguage()).toBe('ur')
  removeEventListener(languageChosen, show)
  root.unmount()
})

test('the language of the session is shown unless the student or the link chose one', async () => {
  await followSession({ language: 'ar' })
  expect(document.documentElement.lang).toBe('ar')
  await chooseLanguage('fr')
  await followSession({ language: 'ar' })
  expect(document.documentElement.lang).toBe('fr')
  localStorage.clear()
  history.replaceState(null, '', '/?lang=hi')
  await followSession({ language: 'ar' })
  expect(document.documentElement.lang).toBe('fr')
  expect(shownLanguage()).toEqual({ language: 'fr' })
})

test('a link chooses the language for a class', () => {
  localStorage.setItem('learner.language', '"ur"')
  history.replaceState(null, '', '/?lang=en')
  expect(preferredLanguage()).toBe('en')
})

test.each([
  ['ar', 'إرسال الرمز', 'rtl'],
  ['hi', 'कोड भेजें', 'ltr'],
  ['es', 'Enviar código', 'ltr'],
  ['fr', 'Envoyer le code', 'ltr'],
] as const)('students read the page in %s', async (language, text, direction) => {
  await showPageLanguage(language)
  expect([say('Send code'), document.documentElement.lang, document.documentElement.dir]).toEqual([
    text,
    language,
    direction,
  ])
})
