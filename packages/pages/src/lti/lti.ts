import { askStorage } from './platform-storage.ts'
import { offerToGoOn } from './offer-to-go-on.ts'

const storageOf = ({ dataset }: HTMLElement) => ({
  frame: dataset['frame'] ?? '',
  platformOrigin: dataset['origin'] ?? '',
  key: dataset['key'] ?? '',
})

/** Keeps the secret at the platform; the launch goes on also where that fails, because a cookie may be enough. */
const keepSecret = async (element: HTMLElement): Promise<void> => {
  const { secret = '', address = '' } = element.dataset
  await askStorage({ ...storageOf(element), subject: 'lti.put_data', value: secret })
  location.replace(address)
}

const askSecret = async (form: HTMLFormElement): Promise<void> => {
  const secret = await askStorage({ ...storageOf(form), subject: 'lti.get_data' })
  if (secret !== undefined) {
    const field = form.elements.namedItem('secret') as HTMLInputElement
    field.value = secret
    return form.submit()
  }
  form.querySelector('[role=status]')?.remove()
  document.getElementById('window-offer')?.removeAttribute('hidden')
}

const keeping = document.getElementById('keep-secret')
const asking = document.getElementById('ask-secret')
const goingBack = document.getElementById('return')
if (goingBack instanceof HTMLFormElement) goingBack.submit()
if (keeping) void keepSecret(keeping)
offerToGoOn()
if (asking instanceof HTMLFormElement) void askSecret(asking)

/** Asks the platform to close the frame or the window that it opened for the registration. */
const closing = document.getElementById('close')
closing?.addEventListener('click', () => {
  const opener: Window | null = window.opener as Window | null
  ;(opener ?? parent).postMessage({ subject: 'org.imsglobal.lti.close' }, closing.dataset['origin'] ?? '')
})
