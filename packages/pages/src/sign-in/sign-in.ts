import './sign-in.css'
import { defined } from '@quizwright/domain/defined.ts'
import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { continueWithProviders } from './continue-with.ts'
import type { SignedIn } from './provider-sign-in.ts'
import { speakAsTheDocument } from './window-texts.ts'

/**
 * Signs in and posts the token to the page that opened this window. The server has checked the origin of that
 * page.
 */
const query = new URLSearchParams(location.search)
const state = query.get('state') ?? ''
const role = query.get('role') ?? 'instructor'
const openerOrigin = query.get('origin') ?? ''

const find = <E extends HTMLElement>(selector: string): E =>
  defined(document.querySelector<E>(selector), 'document.querySelector')
const main = find('main')
const done = find('#done')

type Outcome = { signedIn: SignedIn } | { message: string; isRefused: boolean }

/** Leaves only a closing sentence in the window. */
const close = (text: string): void => {
  for (const part of main.querySelectorAll<HTMLElement>('form, .providers, #waiting')) part.hidden = true
  done.textContent = text
}

const finish = ({ uid, token, user }: SignedIn): void => {
  close(say('You’re signed in. You can close this window.'))
  const opener = window.opener as Window
  opener.postMessage({ type: 'sign-in', state, uid, token, user }, openerOrigin)
  window.close()
}

const requestSignIn = async (email: string, password: string): Promise<Outcome> => {
  const response = await fetch('/v1/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role }),
  })
  const body = (await response.json()) as SignedIn & { message: string }
  if (response.ok) return { signedIn: body }
  return { message: body.message, isRefused: response.status === 401 }
}

const signInByPassword = (form: HTMLFormElement): void => {
  const email = find<HTMLInputElement>('#email')
  const password = find<HTMLInputElement>('#password')
  const button = find<HTMLButtonElement>('#submit')
  const problem = find('#problem')

  /** Shows the problem and moves the focus to the field that must be corrected. */
  const showProblem = (message: string, field?: HTMLInputElement): void => {
    problem.textContent = sayMade(message)
    for (const input of [email, password]) input.setAttribute('aria-invalid', String(input === field))
    field?.focus()
  }
  const signIn = async (): Promise<void> => {
    showProblem('')
    button.setAttribute('aria-disabled', 'true')
    button.textContent = say('Signing in…')
    try {
      const outcome = await requestSignIn(email.value.trim(), password.value)
      if ('signedIn' in outcome) finish(outcome.signedIn)
      else showProblem(outcome.message, outcome.isRefused ? password : undefined)
    } catch {
      showProblem(say('The sign-in service could not be reached. Try again in a moment.'))
    } finally {
      button.removeAttribute('aria-disabled')
      button.textContent = say('Sign in')
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    if (email.value.trim() === '') return showProblem(say('Enter your email address.'), email)
    if (password.value === '') return showProblem(say('Enter your password.'), password)
    void signIn()
  })
  button.disabled = false
}

speakAsTheDocument()
if (!window.opener || openerOrigin === '' || state === '')
  close(say('This window belongs to the Login button of Quizwright. Open Quizwright and press Login there.'))
else {
  const form = document.querySelector<HTMLFormElement>('#form')
  if (form) signInByPassword(form)
  continueWithProviders(finish)
}
