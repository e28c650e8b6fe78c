import { say, sayMade } from '@quizwright/domain/language/say.ts'
import { takePending } from './pending-sign-in.ts'
import { proveAccount } from './prove-account.ts'
import {
  type Flow,
  makeFlow,
  openProvider,
  type ProviderOutcome,
  type SignedIn,
  waitFor,
} from './provider-sign-in.ts'

const find = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector)

/** Lets the buttons of providers sign in. `finish` hands the token over to the page that opened this window. */
export const continueWithProviders = (finish: (signedIn: SignedIn) => void): void => {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-provider]')]
  const cancel = find<HTMLButtonElement>('#cancel')
  const waiting = find('#waiting')
  const problem = find('#provider-problem')
  if (!cancel || !waiting || !problem) return

  /** What is offered: the buttons of the providers, waiting for one of them, or a proof that an account is theirs. */
  const show = (part: 'providers' | 'waiting' | 'proof', text = ''): void => {
    for (const button of buttons) button.hidden = part !== 'providers'
    cancel.hidden = part === 'providers'
    waiting.textContent = part === 'waiting' ? text : ''
    problem.textContent = part === 'waiting' ? '' : sayMade(text)
    if (part === 'waiting') cancel.focus()
    if (part !== 'proof') proving?.hide()
  }
  const proving = proveAccount({ finish, tell: (text) => show('proof', text) })
  const settle = (outcome: ProviderOutcome, secret: string): void => {
    if (outcome === 'cancelled') show('providers')
    else if ('signedIn' in outcome) finish(outcome.signedIn)
    else {
      show(outcome.proof ? 'proof' : 'providers', outcome.message)
      if (outcome.proof) proving?.ask(secret, outcome.proof)
    }
  }

  let asking = new AbortController()
  const wait = async (secret: string, label: string): Promise<void> => {
    asking = new AbortController()
    show('waiting', say('Waiting for {provider}…', { provider: label }))
    settle(await waitFor(secret, asking.signal), secret)
  }
  // Made before the click, because a browser lets a window open only while it handles one.
  let flow: Flow | undefined
  const prepare = async (): Promise<void> => {
    flow = await makeFlow()
    for (const button of buttons) button.disabled = false
    if (document.activeElement === document.body) buttons[0]?.focus()
  }
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const { provider = '', label = '' } = button.dataset
      if (!flow) return
      const { secret } = flow
      openProvider(provider, flow)
      flow = undefined
      void prepare()
      void wait(secret, label)
    })
  }
  void prepare()
  cancel.addEventListener('click', () => {
    asking.abort()
    show('providers')
    buttons[0]?.focus()
  })

  const pending = takePending()
  if (pending !== undefined) void wait(pending, say('your institution'))
}
