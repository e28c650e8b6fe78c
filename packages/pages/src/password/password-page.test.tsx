import { expect, test } from 'vitest'
import { renderPasswordPage } from './password-page.tsx'

const draw = (content: Partial<Parameters<typeof renderPasswordPage>[0]>) =>
  new DOMParser().parseFromString(renderPasswordPage({ minPasswordLength: 10, ...content }), 'text/html')

test('a refused form keeps the e-mail address but no password, and says why', () => {
  const page = draw({ email: 'ada@example.org', problem: 'Too short.' })
  expect(page.querySelector<HTMLInputElement>('#email')?.value).toBe('ada@example.org')
  expect(page.querySelectorAll('input[type=password][value]')).toHaveLength(0)
  expect(page.querySelector('[role=alert]')?.textContent).toBe('Too short.')
})

test('every field has a label, and after a change the form is gone', () => {
  const page = draw({})
  for (const field of page.querySelectorAll('input'))
    expect(page.querySelector(`label[for=${field.id}]`)?.textContent).toMatch(/^[A-Z]/)
  expect(draw({ isChanged: true }).querySelector('form')).toBeNull()
})
