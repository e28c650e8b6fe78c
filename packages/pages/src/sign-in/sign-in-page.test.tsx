import { expect, test } from 'vitest'
import { renderReturnPage } from './return-page.tsx'
import { renderSignInPage } from './sign-in-page.tsx'

test('loads its script and stylesheets from its own path, and contains no inline script', () => {
  const page = renderSignInPage()
  expect(page).toContain('<script type="module" src="/sign-in/sign-in.js"></script>')
  expect(page).toContain('<link rel="stylesheet" href="/sign-in/base.css"/>')
  expect(page).toContain('<link rel="stylesheet" href="/sign-in/sign-in.css"/>')
  expect(page).not.toMatch(/<script(?![^>]* src=)|\son[a-z]+=/)
})

test('has the elements that its script looks for', () => {
  const page = new DOMParser().parseFromString(renderSignInPage(), 'text/html')
  expect(page.querySelectorAll('form#form, input#email, input#password, button#submit')).toHaveLength(4)
  expect(page.querySelector('#problem')?.getAttribute('role')).toBe('alert')
  expect(page.querySelector('#done')?.getAttribute('role')).toBe('status')
})

test('before its script runs, the form cannot be sent, and the password never gets into the address', () => {
  const page = new DOMParser().parseFromString(renderSignInPage(), 'text/html')
  expect(page.querySelector<HTMLButtonElement>('#submit')?.disabled).toBe(true)
  expect(page.querySelector<HTMLFormElement>('#form')?.method).toBe('post')
})

test('shows the account of a demo, and nothing of it elsewhere', () => {
  expect(
    renderSignInPage({
      demo: { email: 'a@example.com', password: 'known' },
      providers: [],
      hasPasswords: true,
    }),
  ).toContain('This is a demo')
  expect(renderSignInPage()).not.toContain('demo')
})

test('offers each provider, and the password form only where passwords are used', () => {
  const providers = [{ name: 'uni', label: 'Uni <b>' }]
  const both = renderSignInPage({ providers, hasPasswords: true })
  expect(both).toContain('Continue with <bdi>Uni &lt;b></bdi>')
  expect(both).toContain('Or with a password')
  const page = new DOMParser().parseFromString(
    renderSignInPage({ providers, hasPasswords: false }),
    'text/html',
  )
  expect(page.querySelectorAll('[data-provider="uni"]')).toHaveLength(1)
  expect(page.querySelector('#form')).toBeNull()
})

test('the page to which a provider sends back closes its window, unless something is wrong', () => {
  expect(renderReturnPage()).toContain('src="/sign-in/sign-in-return.js"')
  expect(renderReturnPage('This is over.')).not.toContain('<script')
  expect(renderReturnPage('This is over.')).toMatch(/<p [^>]*role="alert"[^>]*>This is over\.<\/p>/)
})
