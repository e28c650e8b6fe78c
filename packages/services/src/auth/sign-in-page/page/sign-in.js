/** The sign-in window: signs in and tells the page that opened it. The server has checked that page's origin. */
const asked = new URLSearchParams(location.search)
const state = asked.get('state') ?? ''
const role = asked.get('role') ?? 'instructor'
const openerOrigin = asked.get('origin') ?? ''

const form = document.querySelector('#form')
const button = document.querySelector('#submit')
const problem = document.querySelector('#problem')
const done = document.querySelector('#done')

/** Shows what is wrong and puts the cursor where it can be mended. */
const refuse = (message, input) => {
  problem.textContent = message
  for (const field of form.querySelectorAll('input'))
    field.setAttribute('aria-invalid', String(field === input))
  input?.focus()
}

const finish = (answer) => {
  form.hidden = true
  done.textContent = 'You are signed in. This window can be closed.'
  window.opener.postMessage(
    { type: 'sign-in', state, uid: answer.uid, token: answer.token, user: answer.user },
    openerOrigin,
  )
  window.close()
}

const signIn = async (email, password) => {
  const response = await fetch('/v1/auth/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, role }),
  })
  const answer = await response.json()
  if (response.ok) return { answer }
  return { message: answer.message, isRefused: response.status === 401 }
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  if (button.getAttribute('aria-disabled') === 'true') return
  const { email, password } = form.elements
  if (email.value.trim() === '') return refuse('Enter your e-mail address.', email)
  if (password.value === '') return refuse('Enter your password.', password)

  refuse('', null)
  button.setAttribute('aria-disabled', 'true')
  button.textContent = 'Signing in…'
  try {
    const { answer, message, isRefused } = await signIn(email.value.trim(), password.value)
    if (answer) return finish(answer)
    refuse(message, isRefused ? password : null)
  } catch {
    refuse('The sign-in service could not be reached. Try again in a moment.', null)
  } finally {
    button.removeAttribute('aria-disabled')
    button.textContent = 'Sign in'
  }
})

if (!window.opener || openerOrigin === '' || state === '') {
  form.hidden = true
  done.textContent =
    'This window belongs to the Login button of Quizwright. Open Quizwright and press Login there.'
}
