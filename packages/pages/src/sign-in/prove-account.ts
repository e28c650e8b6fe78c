import { say } from '@quizwright/domain/language/say.ts'
import { mailCode, type Proof, redeem, type SignedIn } from './provider-sign-in.ts'

type Proving = {
  /** Asks for the password, or offers a mailed code alone. */
  ask: (secret: string, proof: Proof) => void
  hide: () => void
}

const find = <E extends HTMLElement>(selector: string): E | null => document.querySelector<E>(selector)

/**
 * Lets somebody prove that the account with the address of their identity is theirs. `tell` shows a sentence. Undefined
 * where there are no providers.
 */
export const proveAccount = ({
  finish,
  tell,
}: {
  finish: (signedIn: SignedIn) => void
  tell: (text: string) => void
}): Proving | undefined => {
  const byPassword = find<HTMLFormElement>('#connect')
  const password = find<HTMLInputElement>('#connect-password')
  const byCode = find<HTMLFormElement>('#connect-by-code')
  const code = find<HTMLInputElement>('#connect-code')
  const send = find<HTMLButtonElement>('#mail-code')
  if (!byPassword || !password || !byCode || !code || !send) return undefined
  let secret = ''

  const showForm = (form: HTMLFormElement | undefined): void => {
    byPassword.hidden = form !== byPassword
    byCode.hidden = form !== byCode
  }
  const failed = (): string =>
    say('This sign-in is over, or the service could not be reached. Cancel and continue again.')
  const prove = async (proof: { password: string } | { code: string }): Promise<void> => {
    const outcome = await redeem(secret, proof).catch(() => undefined)
    if (outcome && outcome !== 'cancelled' && 'signedIn' in outcome) return finish(outcome.signedIn)
    tell(outcome && outcome !== 'cancelled' ? outcome.message : failed())
  }
  const submits = (
    form: HTMLFormElement,
    field: HTMLInputElement,
    proofOf: (typed: string) => object,
  ): void =>
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      const typed = field.value.trim()
      field.focus()
      if (typed !== '') void prove(proofOf(typed) as { password: string } | { code: string })
    })
  submits(byPassword, password, () => ({ password: password.value }))
  submits(byCode, code, (typed) => ({ code: typed }))
  send.addEventListener('click', () => {
    send.disabled = true
    void mailCode(secret)
      .catch(failed)
      .then((problem) => {
        send.disabled = false
        if (problem === undefined) {
          showForm(byCode)
          code.value = ''
          code.focus()
        }
        tell(problem ?? say('The code is on its way. It works for 10 minutes, in this window.'))
      })
  })
  return {
    ask: (asked, proof) => {
      secret = asked
      send.hidden = false
      showForm(proof === 'password' ? byPassword : undefined)
      if (proof === 'password') password.focus()
      else send.focus()
    },
    hide: () => {
      send.hidden = true
      showForm(undefined)
    },
  }
}
